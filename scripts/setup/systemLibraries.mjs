// @ts-check
/** System libraries that the lock's Node needs and a minimal system lacks. */
import { installPackages } from './debianPackage.mjs'

/** Debian package of each library, by the name in the loader's error. */
const packages = /** @type {Record<string, string | undefined>} */ ({
  'libatomic.so.1': 'libatomic1',
  'libstdc++.so.6': 'libstdc++6',
})

/**
 * Finds the library that a program lacked at its start.
 * @param {string} output the loader's output
 * @returns {string | undefined} its name, such as `libatomic.so.1`
 */
export const missingLibrary = (output) =>
  /error while loading shared libraries: (\S+?):/.exec(output)?.[1]

/**
 * Advice for a Node that does not run.
 * @param {string} output the loader's output
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
