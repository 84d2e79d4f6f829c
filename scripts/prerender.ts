/**
 * Turns the built index.html into one document per page and language. The gateway picks among them
 * by dist/client/prerendered.json, and fills in a nonce for each answer.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { minifySync } from 'vite'
import type { PrerenderedPage } from '../src/app/prerender.tsx'

type Chunk = { file: string; css?: string[]; imports?: string[] }
type Manifest = Record<string, Chunk>
type Style = { href: string; css: string }

/** @returns the written files, relative to dist/client. */
export async function writePages(
  dist: string,
  pages: readonly PrerenderedPage[],
): Promise<string[]> {
  const client = join(dist, 'client')
  const read = (file: string) => readFile(join(client, file), 'utf8')
  const manifest: Manifest = JSON.parse(await read('.vite/manifest.json'))
  const template = await read('index.html')
  const boot = await readFile(new URL('./inline/boot.js', import.meta.url), 'utf8')
  const rows = []
  for (const page of pages) {
    const chunks = chunksOf(manifest, page)
    const styles = await Promise.all(
      chunks.css.map(async (href) => ({ href, css: (await read(href)).trim() })),
    )
    const row = rowOf(page)
    await mkdir(dirname(join(client, row.file)), { recursive: true })
    const html = documentOf(template, page, styles, bootScript(boot, chunks.js))
    await writeFile(join(client, row.file), html)
    rows.push(row)
  }
  await writeFile(join(client, 'prerendered.json'), `${JSON.stringify(rows, null, 2)}\n`)
  return rows.map((row) => row.file)
}

/** What the gateway knows of a document. */
function rowOf({ page, paths, language, isDefaultLanguage }: PrerenderedPage) {
  const names: Record<string, string> = { home: 'index', notFound: '404' }
  const name = names[page] ?? page
  return {
    page,
    paths,
    language: language.code,
    isDefaultLanguage,
    status: page === 'notFound' ? 404 : 200,
    file: isDefaultLanguage ? `${name}.html` : `${language.code}/${name}.html`,
  }
}

/**
 * What a page needs to come alive: its entry, its screen and its texts, and all that they import.
 */
function chunksOf(manifest: Manifest, { page, file, lateFiles, language }: PrerenderedPage) {
  const texts = `virtual:messages/frame/${language.code}`
  const keys = Object.keys(manifest)
  const wanted = ['index.html', file, keys.find((key) => key.endsWith(texts)) ?? texts]
  const seen = new Set<string>()
  const js: string[] = []
  const css = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`${page} in ${language.code}: no chunk ${key}`)
    if (seen.has(chunk.file)) return
    seen.add(chunk.file)
    for (const href of chunk.css ?? []) css.add(href)
    for (const imported of chunk.imports ?? []) add(imported)
    // After what it imports: each is evaluated by itself then, and the page stays free in between.
    js.push(chunk.file)
  }
  for (const key of wanted) add(key)
  const first = [...js]
  for (const key of lateFiles) add(key)
  return { js: first, css: [...css] }
}

function bootScript(boot: string, files: readonly string[]): string {
  const list = JSON.stringify(files.map((file) => `/${file}`))
  return minifySync('boot.js', boot.replace('/*files*/ []', list)).code.trim()
}

function documentOf(
  template: string,
  page: PrerenderedPage,
  styles: Style[],
  script: string,
): string {
  const { language, bootFailure } = page
  const head = [
    `<meta name="description" content="${escaped(page.description)}">`,
    `<style nonce="__CSP_NONCE__">${styles.map(({ css }) => css).join('')}</style>`,
    // A link that is switched off is not fetched, but tells Vite's loader that the styles are here.
    ...styles.map(({ href }) => `<link rel="stylesheet" href="/${href}" disabled>`),
  ].join('')
  const body = [
    `<div id="boot-failure" class="bootFailure" role="alert" hidden>`,
    `<strong>${escaped(bootFailure.title)}</strong><span>${escaped(bootFailure.text)}</span>`,
    `<button type="button" id="boot-retry">${escaped(bootFailure.retry)}</button></div>`,
    `<script nonce="__CSP_NONCE__">${script}</script>`,
  ].join('')
  return template
    .replace(/<script type="module"[^>]*><\/script>\s*/g, '')
    .replace(/<link rel="(?:modulepreload|stylesheet)"[^>]*>\s*/g, '')
    .replace(
      /<html lang="[^"]*" dir="[^"]*"/,
      `<html lang="${language.locale}" dir="${language.direction}"`,
    )
    .replace(/<title>.*<\/title>/, () => `<title>${escaped(page.title)}</title>`)
    .replace('<!--prerender:head-->', () => head)
    .replace('<!--prerender:body-->', () => body)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" data-page="${page.page}">${page.html}</div>`,
    )
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
