/**
 * Fails when the build in dist/ or one of its pages exceeds its budget or contains code for
 * developers.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { catalogue } from '../../mocks/content/games/catalogue.ts'
import { personas } from '../../mocks/people/personas.ts'
import { root } from '../setup/bootstrap.mjs'
import { type Budget, leakedTexts, measure, problemsOf, withModules } from './checkBundle.ts'
import { heavyPages, sizeOfPage } from './checkPages.ts'

const client = join(root, 'dist/client')
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const budgets: Record<string, Budget> = read('scripts/bundle/budgets.json')
const modules = read('dist/modules.json')
const bundle = {
  manifest: withModules(read('dist/client/.vite/manifest.json'), modules),
  modules,
  sizes: Object.fromEntries(
    readdirSync(client, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|css)$/.test(file))
      .map((file) => [
        file.replaceAll('\\', '/'),
        gzipSync(readFileSync(join(client, file)), { level: 9 }).length,
      ]),
  ),
}

for (const [name, budget] of Object.entries(budgets)) {
  const { script, style } = measure(bundle, name, budget)
  process.stdout.write(
    `  ${name.padEnd(12)} script ${kilobytes(script)} of ${budget.scriptKilobytes} KB, ` +
      `style ${kilobytes(style)} of ${budget.styleKilobytes} KB\n`,
  )
}
/**
 * Texts of the mocks, which must not occur in the build. Module names alone would miss inlined
 * content.
 */
const contextTexts = [
  // Excludes the password of the persona gil, because its six digits may occur elsewhere.
  ...personas.map(({ password }) => password).filter((password) => password.startsWith('portico-')),
  ...catalogue.vendors.map(({ name }) => name),
  'portico.mocks.world',
]
const texts = Object.fromEntries(
  Object.keys(bundle.sizes).map((file) => [file, readFileSync(join(client, file), 'utf8')]),
)
/**
 * Budget of each prerendered page in every language, including its dialogs for log-in and
 * registration.
 */
const pageBudget = { htmlKilobytes: 19.3, styleKilobytes: 13 }
const pages = Object.fromEntries(
  readdirSync(client, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('operator'))
    .map((file) => [file, sizeOfPage(readFileSync(join(client, file), 'utf8'))]),
)
const heaviest = (part: 'html' | 'style') =>
  kilobytes(Math.max(...Object.values(pages).map((size) => size[part])))
process.stdout.write(
  `  heaviest of ${Object.keys(pages).length} pages: HTML ${heaviest('html')} of ${pageBudget.htmlKilobytes} KB, ` +
    `styles in it ${heaviest('style')} of ${pageBudget.styleKilobytes} KB\n`,
)
const problems = [
  ...problemsOf(bundle, budgets),
  ...leakedTexts(texts, contextTexts),
  ...heavyPages(pages, pageBudget),
]
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exitCode = 1
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
