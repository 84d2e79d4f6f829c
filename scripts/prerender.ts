/**
 * Creates one document per page and language from the built index.html. The gateway selects a
 * document by dist/client/prerendered.json and inserts links with the portal's origin.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { minifySync } from 'vite'
import type { PrerenderedPage } from '../src/app/start/prerender.tsx'
import { documentOf } from '../src/lib/document/documentOf.ts'
import type { Manifest } from './bundle/checkBundle.ts'
import { readManifest } from './bundle/readManifest.ts'
import { manifestFile, touchIcon } from './installed/webManifest.ts'
import { versionOf } from './installed/writeWorker.ts'
import { usedRules } from './usedRules.ts'

/** @returns the written files, relative to dist/client. */
export async function writePages(
  dist: string,
  pages: readonly PrerenderedPage[],
): Promise<string[]> {
  const client = join(dist, 'client')
  const files = new Map<string, Promise<string>>()
  const read = (file: string) => {
    const text = files.get(file) ?? readFile(join(client, file), 'utf8')
    files.set(file, text)
    return text
  }
  const manifest = await readManifest(dist)
  const build = versionOf(manifest)
  const template = await read('index.html')
  const boot = minifiedBoot(await readFile(new URL('./inline/boot.js', import.meta.url), 'utf8'))
  const dialogCssOf = cachedRules()
  const rows = []
  for (const page of pages) {
    const chunks = chunksOf(manifest, page)
    const styles = await Promise.all(
      chunks.css.map(async (href) => ({ href, css: (await read(href)).trim() })),
    )
    const dialogs = filesOf(manifest, page.dialogFiles).css.difference(new Set(chunks.css))
    const dialogStyles = await Promise.all([...dialogs].map(async (href) => read(href)))
    const dialogCss = dialogCssOf(dialogStyles.join(''), page.dialogs)
    const row = rowOf(page)
    await mkdir(dirname(join(client, row.file)), { recursive: true })
    const { locale, direction, code } = page.language
    const script = bootScript(boot, chunks)
    const { isIndexed } = row
    const html = documentOf(template, {
      ...page,
      locale,
      direction,
      isIndexed,
      installed: {
        manifest: manifestFile(page.isDefaultLanguage ? undefined : code),
        touchIcon: touchIcon.file,
      },
      build,
      styles,
      dialogCss,
      script,
    })
    await writeFile(join(client, row.file), html)
    rows.push(row)
  }
  await writeFile(join(client, 'prerendered.json'), `${JSON.stringify(rows, null, 2)}\n`)
  return rows.map((row) => row.file)
}

/**
 * Pages with personal data, or whose content depends on more than the path. They are not indexed.
 */
const ofOnePerson = /^(?:member|agent)\.|^(?:favorite|recent|seamless|notFound)$/

/** Pages that show one of many items, such as an article. Each item gets its own document. */
const ofOneThing = /^(?:(?:news|blog)Article|game)$/

/** Row of `prerendered.json`. */
function rowOf({ page, paths, language, isDefaultLanguage, isPublic }: PrerenderedPage) {
  const names: Record<string, string> = { home: 'index', notFound: '404' }
  const name = names[page] ?? page
  return {
    page,
    paths,
    language: language.code,
    isDefaultLanguage,
    status: page === 'notFound' ? 404 : 200,
    isPublic,
    isOfOneThing: ofOneThing.test(page),
    isIndexed: !ofOnePerson.test(page),
    file: isDefaultLanguage ? `${name}.html` : `${language.code}/${name}.html`,
  }
}

type Chunks = {
  /** Scripts that hydrate a page: its entry, its screen, its texts and all their imports. */
  js: string[]
  /** Styles of the scripts in `js`, and styles of components that load later, such as the bars. */
  css: string[]
  /** Scripts and styles that the page needs once it is known whether the visitor is signed in. */
  soon: string[]
}

function chunksOf(
  manifest: Manifest,
  { file, screenFiles, lateFiles, language }: PrerenderedPage,
): Chunks {
  const keys = Object.keys(manifest)
  const textsOf = (group: string) => {
    const texts = `virtual:messages/${group}/${language.code}`
    return keys.find((key) => key.endsWith(texts)) ?? texts
  }
  const first = filesOf(manifest, ['index.html', file, textsOf('frame')])
  const css = new Set([...first.css, ...filesOf(manifest, lateFiles).css])
  const texts =
    screenFiles.length === 0 ? [] : ['entry', 'features', 'member'].map((group) => textsOf(group))
  const soon = filesOf(manifest, [...texts, ...screenFiles.map((each) => `src/${each}`)])
  return {
    js: [...first.js],
    css: [...css],
    soon: [...soon.css.difference(css), ...soon.js.difference(first.js)],
  }
}

/** Files of the given sources and of all their imports, dependencies first. */
function filesOf(manifest: Manifest, sources: readonly string[]) {
  const seen = new Set<string>()
  const js = new Set<string>()
  const css = new Set<string>()
  const add = (source: string) => {
    const chunk = manifest[source]
    if (chunk === undefined) throw new Error(`The build has no chunk of ${source}`)
    if (seen.has(chunk.file)) return
    seen.add(chunk.file)
    for (const href of chunk.css ?? []) css.add(href)
    for (const imported of chunk.imports ?? []) add(imported)
    // The boot script imports the files in this order. Dependencies come first, so that each import
    // evaluates only one file and the page stays responsive between two imports.
    js.add(chunk.file)
  }
  for (const source of sources) add(source)
  return { js, css }
}

/** Boot script with placeholders for a page's files, minified once for all pages. */
const minifiedBoot = (boot: string): string =>
  minifySync(
    'boot.js',
    boot.replace('/*files*/ []', 'filesOfPage').replace('/*soon*/ []', 'soonOfPage'),
  ).code.trim()

function bootScript(minified: string, { js, soon }: Chunks): string {
  const list = (files: readonly string[]) => JSON.stringify(files.map((file) => `/${file}`))
  return minified
    .replaceAll('filesOfPage', () => list(js))
    .replaceAll('soonOfPage', () => list(soon))
}

/** Caches the results of `usedRules`, because many pages have the same styles and dialogs. */
function cachedRules(): typeof usedRules {
  const rules = new Map<string, Map<string, string>>()
  return (css, html) => {
    const ofHtml = rules.get(html) ?? new Map<string, string>()
    rules.set(html, ofHtml)
    const used = ofHtml.get(css) ?? usedRules(css, html)
    ofHtml.set(css, used)
    return used
  }
}
