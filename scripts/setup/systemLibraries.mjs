// @ts-check
/** The libraries of the system that the lock's Node needs, and that a bare one lacks. */
import { installPackages } from './debianPackage.mjs'

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
  const name = packages[library]
  if (name) installPackages(name)
}
