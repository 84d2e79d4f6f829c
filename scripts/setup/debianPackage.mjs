// @ts-check
/** Installs packages of Debian, where this process may. */
import { spawnSync } from 'node:child_process'

/** How often a lock of apt is waited for, and the milliseconds between: ten minutes in all. */
const attempts = 300
const pause = 2000

/** No questions, and no server of PostgreSQL's own, which no test needs. */
const quietly = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }

/**
 * The commands that install packages, in their order; none where only a person can.
 * @param {readonly string[]} names
 * @param {{ isRoot: boolean, platform: NodeJS.Platform }} system
 * @returns {string[][]}
 */
export const stepsToInstall = (names, { isRoot, platform }) =>
  isRoot && platform === 'linux'
    ? [
        ['apt-get', 'update'],
        ['apt-get', 'install', '-y', '--no-install-recommends', ...names],
      ]
    : []

/**
 * True if apt failed since another apt was at work.
 * @param {string} output
 */
export const isLocked = (output) => /could not get lock|unable to (acquire|lock)/i.test(output)

/**
 * Installs packages, and shows what apt writes. Steps of the tests install at once, so it waits
 * for another apt. A failure is left to the caller, who looks for what it wanted.
 * @param {string[]} names
 */
export function installPackages(...names) {
  const system = { isRoot: process.getuid?.() === 0, platform: process.platform }
  for (const step of stepsToInstall(names, system)) run(step)
}

/** @param {string[]} step */
function run([command = '', ...args]) {
  process.stderr.write(`  ${command} ${args.join(' ')}\n`)
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { status, stderr, error } = spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, ...quietly },
    })
    if (status === 0) return
    if (!isLocked(stderr ?? '')) {
      process.stderr.write(`${error?.message ?? stderr}\n`)
      return
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
  }
}
