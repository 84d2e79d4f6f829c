// Turns the built index.html into one document per page and language. The gateway picks among them
// by dist/client/prerendered.json, and fills in a nonce for each answer.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { minifySync } from 'vite'

const inlineFolder = new URL('./inline/', import.meta.url)

/** @returns the written files, relative to dist/client. */
export async function writePages(dist, pages) {
  const client = join(dist, 'client')
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'))
  const template = await readFile(join(client, 'index.html'), 'utf8')
  const boot = await readFile(new URL('boot.js', inlineFolder), 'utf8')
  const rows = []
  for (const page of pages) {
    const chunks = chunksOf(manifest, page)
    const styles = await Promise.all(
      chunks.css.map(async (href) => ({ href, css: await readFile(join(client, href), 'utf8') })),
    )
    const file = fileOf(page)
    await mkdir(dirname(join(client, file)), { recursive: true })
    await writeFile(join(client, file), documentOf(template, page, styles, script(boot, chunks.js)))
    rows.push(rowOf(page, file))
  }
  await writeFile(join(client, 'prerendered.json'), `${JSON.stringify(rows, null, 2)}\n`)
  return rows.map((row) => row.file)
}

const fileOf = ({ page, language, isDefaultLanguage }) => {
  const name = { home: 'index', notFound: '404' }[page] ?? page
  return isDefaultLanguage ? `${name}.html` : `${language.code}/${name}.html`
}

const rowOf = ({ page, paths, language, isDefaultLanguage }, file) => ({
  page,
  paths,
  language: language.code,
  isDefaultLanguage,
  status: page === 'notFound' ? 404 : 200,
  file,
})

/** What a page needs to come alive: its entry, its screen and its texts, and all that they import. */
function chunksOf(manifest, { page, language }) {
  const screen = `${page[0].toUpperCase()}${page.slice(1)}Page.tsx`
  const wanted = [
    'index.html',
    Object.keys(manifest).find((key) => key.startsWith('src/pages/') && key.endsWith(`/${screen}`)),
    Object.keys(manifest).find((key) => key.endsWith(`virtual:messages/frame/${language.code}`)),
  ]
  const js = new Set()
  const css = new Set()
  const add = (key) => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`${page} in ${language.code}: no chunk ${key}`)
    if (js.has(chunk.file)) return
    js.add(chunk.file)
    for (const href of chunk.css ?? []) css.add(href)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const key of wanted) add(key)
  return { js: [...js], css: [...css] }
}

function script(boot, files) {
  const list = JSON.stringify(files.map((file) => `/${file}`))
  return minifySync('boot.js', boot.replace('/*files*/ []', list)).code.trim()
}

function documentOf(template, page, styles, bootScript) {
  const { language, bootFailure } = page
  // A link that is switched off is not fetched, but tells Vite's loader that the styles are here.
  const links = styles.map(({ href }) => `<link rel="stylesheet" href="/${href}" disabled>`)
  const head = [
    `<meta name="description" content="${escaped(page.description)}">`,
    `<style nonce="__CSP_NONCE__">${styles.map(({ css }) => css.trim()).join('')}</style>`,
    ...links,
  ].join('')
  const body = [
    `<div id="boot-failure" class="bootFailure" role="alert" hidden>`,
    `<strong>${escaped(bootFailure.title)}</strong><span>${escaped(bootFailure.text)}</span>`,
    `<button type="button" id="boot-retry">${escaped(bootFailure.retry)}</button></div>`,
    `<script nonce="__CSP_NONCE__">${bootScript}</script>`,
  ].join('')
  const replaced = template
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
  return replaced
}

const escaped = (text) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign],
  )
