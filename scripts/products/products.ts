/** What is made from other files of the repository, and whether it must be made again. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Product = {
  /** Names its stamp. */
  name: string
  /** What is being done while it is made. */
  title: string
  /** Arguments for Node, the script first, relative to the root; run one after the other. */
  commands: readonly (readonly string[])[]
  /** Files and folders that it is made from, relative to the root. One that is missing counts too. */
  inputs: readonly string[]
  /** Files and folders that are made. A change by hand or a removal makes it stale. */
  outputs: readonly string[]
  /** Environment variables that change it, by the beginning of their names. */
  environment?: string
}

/** Clients, validators and generated answers. */
export const generated: Product = {
  name: 'generated',
  title: 'Generating clients, validators and mocks from the contract…',
  commands: [['codegen/main.mjs']],
  inputs: ['openapi', 'codegen', 'redocly.yaml', 'package-lock.json'],
  outputs: ['src/api/gen', 'mocks/gen'],
}

/** The mocks as `npm run dev` serves them: see `vite/bundledMocks.ts`. */
export const browserMocks: Product = {
  name: 'browserMocks',
  title: 'Bundling the mocks…',
  commands: [['scripts/mocks.mjs']],
  inputs: ['mocks', 'src/lib', 'src/api/gen', 'scripts/vite/bundleMocks.ts', 'package-lock.json'],
  outputs: ['node_modules/.cache/portico/mocks'],
}

/** The portal as the gateway serves it. */
export const build: Product = {
  name: 'build',
  title: 'Building the portal…',
  commands: [['scripts/build.mjs']],
  inputs: [
    'src',
    'locales',
    'index.html',
    'operator.html',
    'operator-preview.html',
    'vite.config.ts',
    'scripts/build.mjs',
    'scripts/prerender.ts',
    'scripts/inline',
    'scripts/vite',
    'tsconfig.json',
    'package-lock.json',
  ],
  outputs: ['dist'],
  environment: 'VITE_',
}

/** The languages of `languagesBuild`: what is read from right to left, a tall script, and the pseudo-language. */
export const testedLanguages = 'pt,en,ar,th,en-XA'

/** The portal in languages that the usual build does not show, for the tests of its looks in them. */
export const languagesBuild: Product = {
  ...build,
  name: 'languagesBuild',
  title: 'Building the portal in more languages…',
  commands: [['scripts/build.mjs', 'node_modules/.cache/portico/languages', testedLanguages]],
  outputs: ['node_modules/.cache/portico/languages'],
}

const testFile = /\.(test|e2e)\.tsx?$/

/**
 * Whether the product is as it was when it was last made from the same inputs.
 * @param root absolute path of the repository
 */
export function isFresh(root: string, product: Product): boolean {
  const stamp = stampOf(root, product)
  return (
    product.outputs.every((path) => existsSync(join(root, path))) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === digest(root, product)
  )
}

/** Notes that the product has just been made from the inputs as they are now. */
export function noteMade(root: string, product: Product): void {
  mkdirSync(stampsFolder(root), { recursive: true })
  writeFileSync(stampOf(root, product), digest(root, product))
}

// In node_modules, so that a new installation makes everything anew and git sees nothing.
function stampsFolder(root: string): string {
  return join(root, 'node_modules/.cache/portico')
}

function stampOf(root: string, product: Product): string {
  return join(stampsFolder(root), product.name)
}

function digest(root: string, product: Product): string {
  const hash = createHash('sha256')
  for (const path of [...product.inputs, ...product.outputs]) {
    for (const file of filesUnder(root, path)) {
      if (testFile.test(file)) continue
      const content = readFileSync(join(root, file))
      hash.update(`${file}\0${content.length}\0`).update(content)
    }
  }
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (product.environment && name.startsWith(product.environment))
      hash.update(`${name}=${value}\0`)
  }
  return hash.digest('hex')
}

/** The path itself when it is a file, or every file below it, in a fixed order. */
export function filesUnder(root: string, path: string): string[] {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [path]
  return readdirSync(join(root, path), { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() || entry.isFile() ? filesUnder(root, `${path}/${entry.name}`) : [],
    )
}
