/**
 * A page's whole HTML, put together from the built template. The build makes the shells of pages
 * so, and with `withContent` a shell becomes the page with its content.
 */
import { type HeadTexts, headOf } from './documentHead.ts'
import { escapeHtml } from './escapeHtml.ts'

export type DocumentPage = HeadTexts & {
  /** The page's id, as `home`. */
  page: string
  direction: 'ltr' | 'rtl'
  /** The web manifest and the icon of the installed portal. */
  installed: { manifest: string; touchIcon: string }
  /** Names the build, which a page asks a newer worker for. */
  build: string
  /** The inside of `#root`. */
  html: string
  /** For when not even the scripts can be loaded. */
  bootFailure: { title: string; text: string; retry: string }
  /** Styles of the first paint; loaders of styles find each by its address. */
  styles: readonly { href: string; css: string }[]
  /** Dialogs that open before hydration, as templates, and their styles. */
  dialogs?: string
  dialogCss?: string
  /** Loads the app. */
  script: string
}

/** Place of `linksOf`, which needs the portal's origin that only the gateway knows. */
const linksPlace = '<!--links-->'
const endOfRoot = '</div><!--/root-->'

/** @param template `index.html` as Vite has built it. */
export function documentOf(template: string, page: DocumentPage): string {
  const { manifest, touchIcon } = page.installed
  const installed = [
    `<link rel="manifest" href="/${manifest}">`,
    `<link rel="apple-touch-icon" href="/${touchIcon}">`,
    `<meta name="build" content="${page.build}">`,
  ].join('')
  const styles = [
    `<style>${page.styles.map(({ css }) => css).join('')}${page.dialogCss ?? ''}</style>`,
    // A link that is switched off is not fetched, but tells Vite's loader that the styles are here.
    ...page.styles.map(({ href }) => `<link rel="stylesheet" href="/${href}" disabled>`),
  ].join('')
  const { title, text, retry } = page.bootFailure
  const body = [
    `<div id="boot-failure" class="bootFailure" role="alert" hidden>`,
    `<strong>${escapeHtml(title)}</strong><span>${escapeHtml(text)}</span>`,
    `<button type="button" id="boot-retry">${escapeHtml(retry)}</button></div>`,
    `<script>${page.script}</script>`,
  ].join('')
  return (
    template
      // Vite marks what its nonce is for; public documents have hashes in its place.
      .replace(/<meta property="csp-nonce"[^>]*>\s*/, '')
      .replaceAll(' nonce="__CSP_NONCE__"', '')
      .replace(/<script type="module"[^>]*><\/script>\s*/g, '')
      .replace(/<link rel="(?:modulepreload|stylesheet)"[^>]*>\s*/g, '')
      .replace(
        /<html lang="[^"]*" dir="[^"]*"/,
        `<html lang="${page.locale}" dir="${page.direction}"`,
      )
      .replace(/<title>.*<\/title>/, () => headOf(page) + linksPlace)
      .replace('<!--prerender:head-->', () => installed + styles)
      .replace('<!--prerender:body-->', () => body)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root" data-page="${page.page}">${page.html}${endOfRoot}${page.dialogs ?? ''}`,
      )
  )
}

export type DocumentContent = {
  /** The inside of `#root`. */
  html: string
  /** Dehydrated queries, `#data` as JSON. */
  data?: unknown
  /** In place of the shell's, for a page that is about one thing. */
  head?: HeadTexts
}

/** A shell of `documentOf` as the page with its content. */
export function withContent(shell: string, { html, data, head }: DocumentContent): string {
  const start = shell.indexOf('>', shell.indexOf('<div id="root"')) + 1
  const end = shell.lastIndexOf(endOfRoot)
  if (start === 0 || end < start) throw new Error('The document has no place for content')
  const before = shell.slice(0, start)
  const titled = head
    ? before.slice(0, before.indexOf('<title>')) +
      headOf(head) +
      before.slice(before.indexOf(linksPlace))
    : before
  return titled + html + endOfRoot + dataBlock(data) + shell.slice(end + endOfRoot.length)
}

/** A block of data, which no policy concerns. */
const dataBlock = (data: unknown) =>
  data === undefined
    ? ''
    : `<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** Puts the links of a page into its document; none where the portal's origin is not known. */
export const withLinks = (document: string, links: string): string =>
  document.replace(linksPlace, () => links)
