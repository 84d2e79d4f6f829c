// @ts-check
/**
 * Installs packages into the repository with npm. A failure of npm is explained and ends the
 * process.
 */
import { spawn } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { explainNpmFailure } from './explainNpmFailure.mjs'
import { holdingLock } from './installLock.mjs'
import { showProgress } from './progress.mjs'

/**
 * Shows errors whatever the user's settings, and gives up on a dead network within half a minute.
 */
const npmManners = [
  '--loglevel=error',
  '--no-progress',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=10000',
]

/**
 * Installs packages of the lock, unless another process has done so meanwhile.
 * @param {string} root absolute path of the repository
 * @param {() => string[] | undefined} nextArguments npm's arguments; undefined if nothing is missing
 * @returns {Promise<void>}
 */
export function install(root, nextArguments) {
  return holdingLock(root, async () => {
    const args = nextArguments()
    if (!args) return
    const part = args.includes('--omit=dev')
      ? 'to build and run the portal'
      : 'with those of the tests'
    await showProgress(`Installing the packages of the lock, ${part}…`, () =>
      npm(root, [...args, '--prefer-offline']),
    )
    removeHeaders(root)
  })
}

/**
 * Removes the C++ headers of the lock's Node: a third of its size, for add-ons that nothing here
 * compiles.
 * @param {string} root absolute path of the repository
 */
function removeHeaders(root) {
  const folder = join(root, 'node_modules')
  for (const name of readdirSync(folder)) {
    if (/^node-(bin-)?(darwin|linux|win)-/.test(name))
      rmSync(join(folder, name, 'include'), { recursive: true, force: true })
  }
}

/**
 * Creates the link to Node, since npm 10 omits links of platform-specific packages.
 * @param {string} root absolute path of the repository
 * @param {string} name the package that contains Node
 * @returns {Promise<void>}
 */
export function linkNode(root, name) {
  return showProgress('Linking Node…', () => npm(root, ['rebuild', name]))
}

/**
 * Runs npm with the Node and the npm of the user. Its output is shown only when it fails.
 * @param {string} root absolute path of the repository
 * @param {string[]} args
 * @returns {Promise<void>}
 */
async function npm(root, args) {
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
  if (code === 0) return
  process.stderr.write(`\n${explainNpmFailure(output, args)}\n`)
  process.exit(1)
}
