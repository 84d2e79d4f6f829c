// @ts-check
/**
 * Determines whether a product must be made again. The contents of its files decide. They are read
 * only when the file system reports a change since the last comparison by change time, which,
 * unlike the modification time, cannot be set.
 */
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'

/** @typedef {import('./products.mjs').Product} Product */

const testFile = /\.(test|e2e)\.tsx?$/

/**
 * Milliseconds in which a file can change twice without a different change time, on the coarsest
 * file systems.
 */
const timeGranularity = 2000

/**
 * True if the product is unchanged since it was last made from the same inputs.
 * @param {string} root absolute path of the repository
 * @param {Product} product
 */
export function isFresh(root, product) {
  const stamp = stampOf(root, product)
  if (!product.outputs.every((path) => existsSync(`${root}/${path}`)) || !existsSync(stamp))
    return false
  const [inputs, outputs, status] = readFileSync(stamp, 'utf8').split('\n')
  const statusNow = digestOfStatus(root, product)
  if (statusNow !== undefined && statusNow === status) return true
  if (inputs !== digestOfInputs(root, product) || outputs !== digestOfFiles(root, product.outputs))
    return false
  writeStamp(stamp, inputs, outputs, statusNow)
  return true
}

/**
 * Records that the product has just been made.
 * @param {string} root absolute path of the repository
 * @param {Product} product
 * @param {string} inputs digest of the inputs from before; a change in the meantime makes the
 * product stale
 */
export function noteMade(root, product, inputs) {
  mkdirSync(stampsFolder(root), { recursive: true })
  writeStamp(stampOf(root, product), inputs, digestOfFiles(root, product.outputs), undefined)
}

/**
 * Digest of the inputs' names and contents and of the environment variables.
 * @param {string} root absolute path of the repository
 * @param {Product} product
 */
export function digestOfInputs(root, { inputs, environment }) {
  const hash = createHash('sha256')
  addFiles(hash, root, inputs)
  addEnvironment(hash, environment)
  return hash.digest('hex')
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string | undefined} environment
 */
function addEnvironment(hash, environment) {
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (environment && name.startsWith(environment)) hash.update(`${name}=${value}\0`)
  }
}

/**
 * Digest of the names, sizes and change times of all files, and of the environment variables.
 * @param {string} root
 * @param {Product} product
 * @returns {string | undefined} undefined while a file is so new that another change could have the
 * same time
 */
function digestOfStatus(root, { inputs, outputs, environment }) {
  const hash = createHash('sha256')
  let newest = 0
  for (const file of filesOf(root, [...inputs, ...outputs])) {
    const { ino, size, mtimeMs, ctimeMs } = statSync(`${root}/${file}`)
    newest = Math.max(newest, ctimeMs)
    hash.update(`${file}\0${ino} ${size} ${mtimeMs} ${ctimeMs}\0`)
  }
  addEnvironment(hash, environment)
  return newest > Date.now() - timeGranularity ? undefined : hash.digest('hex')
}

/**
 * All files below a path, or the path itself if it is a file, in a fixed order.
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
 * @param {readonly string[]} paths
 */
function digestOfFiles(root, paths) {
  const hash = createHash('sha256')
  addFiles(hash, root, paths)
  return hash.digest('hex')
}

/**
 * Replaces a stamp atomically, since other commands may read it meanwhile.
 * @param {string} stamp its path
 * @param {string} inputs
 * @param {string} outputs
 * @param {string | undefined} status
 */
function writeStamp(stamp, inputs, outputs, status) {
  const draft = `${stamp}.${process.pid}`
  writeFileSync(draft, `${inputs}\n${outputs}\n${status ?? ''}\n`)
  renameSync(draft, stamp)
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} root
 * @param {readonly string[]} paths
 */
function addFiles(hash, root, paths) {
  for (const file of filesOf(root, paths)) {
    const content = readFileSync(`${root}/${file}`)
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
}

/**
 * @param {string} root
 * @param {readonly string[]} paths
 */
function filesOf(root, paths) {
  return paths.flatMap((path) => filesUnder(root, path)).filter((file) => !testFile.test(file))
}

/**
 * Folder in node_modules, so that a new installation makes everything again and git ignores it.
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
