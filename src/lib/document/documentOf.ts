/**
 * Assembly of a page's HTML from the built template. The build creates a shell for each page, and
 * `withContent` inserts the content of a page into its shell.
 */
import { type HeadTexts, headOf } from './documentHead.ts'
import { escapeHtml } from './escapeHtml.ts'

export type DocumentPage = HeadTexts & {
  /** Id of the page, such as `home`. */
  page: string
  direction: 'ltr' | 'rtl'
  /** URLs of the web manifest and of the icon, for the installed portal. */
  installed: { manifest: string; touchIcon: string }
  /** Id of the build. The page compares it with the build of a newer service worker. */
  build: string
  /** HTML content of the element `#root`. */
  html: string
  /** Texts shown when the app's scripts fail to load. */
  bootFailure: { title: string; text: string; retry: string }
  /** Styles of the first paint; Vite's loader finds each one by its URL. */
  styles: readonly { href: string; css: string }[]
  /** Templates of the dialogs that can open before hydration. */
  dialogs?: string
  dialogCss?: string
  /** Inline script that loads the app. */
  script: string
}

/**
 * Placeholder for the links. The gateway inserts them, since only the gateway knows the portal's
 * origin.
 */
const linksPlace = '<!--links-->'
const endOfRoot = '</div><!--/root-->'

/** Creates the HTML shell of a page. @param template `index.html` as built by Vite. */
export function documentOf(template: string, page: DocumentPage): string {
  const { manifest, touchIcon } = page.installed
  const installed = [
    `<link rel="manifest" href="/${manifest}">`,
    `<link rel="apple-touch-icon" href="/${touchIcon}">`,
    `<meta name="build" content="${page.build}">`,
  ].join('')
  const styles = [
    `<style>${page.styles.map(({ css }) => css).join('')}${page.dialogCss ?? ''}</style>`,
    // Vite's loader treats a style sheet as loaded if the page contains a link to it. The link is
    // disabled, so that the browser does not fetch styles that are already inline.
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
      // Vite adds a nonce to scripts and styles; public documents use hashes instead.
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
  /** HTML content of the element `#root`. */
  html: string
  /** Dehydrated queries, written to `#data` as JSON. */
  data?: unknown
  /** Head that replaces the shell's, for a page about one item. */
  head?: HeadTexts
}

/**
 * Inserts the content of a page into a shell of `documentOf`.
 * @throws {Error} when the shell has no root element.
 */
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

/** JSON in a script element that does not run, so that the content security policy allows it. */
const dataBlock = (data: unknown) =>
  data === undefined
    ? ''
    : `<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/**
 * Inserts links into the head of a document.
 * @param links result of `linksOf`; empty when the portal's origin is not known.
 */
export const withLinks = (document: string, links: string): string =>
  document.replace(linksPlace, () => links)
