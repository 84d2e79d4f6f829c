// @ts-check
/** Whether a product must be made again. The contents of all its files decide, never their times. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'

/** @typedef {import('./products.mjs').Product} Product */

const testFile = /\.(test|e2e)\.tsx?$/

/**
 * True if the product is as it was when it was last made from the same inputs.
 * @param {string} root absolute path of the repository
 * @param {Product} product
 */
export function isFresh(root, product) {
  const stamp = stampOf(root, product)
  return (
    product.outputs.every((path) => existsSync(`${root}/${path}`)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === stampText(root, product, digestOfInputs(root, product))
  )
}

/**
 * Notes that the product has just been made.
 * @param {string} root absolute path of the repository
 * @param {Product} product
 * @param {string} inputs digest of the inputs before the making began: what changed meanwhile makes it stale
 */
export function noteMade(root, product, inputs) {
  mkdirSync(stampsFolder(root), { recursive: true })
  writeFileSync(stampOf(root, product), stampText(root, product, inputs))
}

/**
 * The inputs' names and contents, and the variables of the environment, as one digest.
 * @param {string} root absolute path of the repository
 * @param {Product} product
 */
export function digestOfInputs(root, { inputs, environment }) {
  const hash = createHash('sha256')
  addFiles(hash, root, inputs)
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (environment && name.startsWith(environment)) hash.update(`${name}=${value}\0`)
  }
  return hash.digest('hex')
}

/**
 * The path itself when it is a file, or every file below it, in a fixed order.
 * @param {string} root
 * @param {string} path relative to the root
 * @returns {string[]}
 */
export function filesUnder(root, path) {
  const stats = statSync(`${root}/${path}`, { throwIfNoEntry: false })
  if (!stats) return []
  return stats.isFile() ? [path] : filesInFolder(root, path)
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function filesInFolder(root, folder) {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return filesInFolder(root, path)
      return entry.isFile() ? [path] : []
    })
}

/**
 * @param {string} root
 * @param {Product} product
 * @param {string} inputs
 */
function stampText(root, { outputs }, inputs) {
  const hash = createHash('sha256')
  addFiles(hash, root, outputs)
  return `${inputs}\n${hash.digest('hex')}\n`
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} root
 * @param {readonly string[]} paths
 */
function addFiles(hash, root, paths) {
  for (const file of paths.flatMap((path) => filesUnder(root, path))) {
    if (testFile.test(file)) continue
    const content = readFileSync(`${root}/${file}`)
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
}

/**
 * In node_modules, so that a new installation makes everything again and git sees nothing.
 * @param {string} root
 */
function stampsFolder(root) {
  return `${root}/node_modules/.cache/portico`
}

/**
 * @param {string} root
 * @param {Product} product
 */
function stampOf(root, product) {
  return `${stampsFolder(root)}/${product.name}`
}
