// @ts-check
/** Installs Debian packages if the process has the rights. */
import { spawnSync } from 'node:child_process'

/** Attempts to get apt's lock, and milliseconds between them: ten minutes in total. */
const attempts = 300
const pause = 2000

/** Suppresses questions, and the start of the PostgreSQL service, which no test needs. */
const quietly = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }

/**
 * Commands that install packages, in order. Empty when only a person can install them.
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
 * True if apt failed because another apt held the lock.
 * @param {string} output
 */
export const isLocked = (output) => /could not get lock|unable to (acquire|lock)/i.test(output)

/**
 * Installs packages and shows apt's output. Waits for another apt, since test steps install in
 * parallel. Failures are ignored: the caller checks for the programs.
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
