// @ts-check
/** The libraries of the system that the lock's Node needs, and that a bare one lacks. */
import { spawnSync } from 'node:child_process'

/** The Debian package of each, by the name that the loader misses. */
const packages = /** @type {Record<string, string | undefined>} */ ({
  'libatomic.so.1': 'libatomic1',
  'libstdc++.so.6': 'libstdc++6',
})

/**
 * Reads which library a program could not be started without.
 * @param {string} output what the loader wrote
 * @returns {string | undefined} its name, such as `libatomic.so.1`
 */
export const missingLibrary = (output) =>
  /error while loading shared libraries: (\S+?):/.exec(output)?.[1]

/**
 * The commands that install a library, in their order; none where only a person can.
 * @param {string} library
 * @param {{ isRoot: boolean, platform: NodeJS.Platform }} system
 * @returns {string[][]}
 */
export function stepsToInstall(library, { isRoot, platform }) {
  const name = packages[library]
  if (!name || !isRoot || platform !== 'linux') return []
  return [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', name],
  ]
}

/**
 * Says what a person can do about a Node that does not run.
 * @param {string} output what its loader wrote
 */
export function adviceFor(output) {
  const name = packages[missingLibrary(output) ?? '']
  return name
    ? `Install the library that it lacks (on Debian and Ubuntu: apt-get install ${name}).`
    : 'Install a Node of that version or newer.'
}

/**
 * Installs a library as root on Debian.
 * @param {string} library
 */
export function installLibrary(library) {
  const system = { isRoot: process.getuid?.() === 0, platform: process.platform }
  for (const [command = '', ...args] of stepsToInstall(library, system)) {
    process.stderr.write(`  ${command} ${args.join(' ')}\n`)
    spawnSync(command, args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
}
