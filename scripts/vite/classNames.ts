import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/** Consonants only: content blockers hide elements by classes such as `ad1` and `ads2`. */
const letters = 'bcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ'
/** Minimum length of a file's id. */
const minLength = 3

/** Hash of a text, as letters. */
const hashOf = (text: string): string =>
  [...createHash('sha256').update(text).digest()]
    .map((byte) => letters[byte % letters.length])
    .join('')

/**
 * Creates the class names of a build: an id of the style sheet, followed by the number of the class
 * in the style sheet. A document of the home page contains over a thousand class names, so they
 * must be shorter than Vite's names, which contain hashes. The names depend only on the paths and
 * on the style sheet, so that the builds for browsers and for the server agree.
 *
 * @param files paths of all CSS modules, relative to `root`
 */
export function createClassNames(
  root: string,
  files: readonly string[],
): (name: string, file: string) => string {
  const ids = shortIds(files)
  const numbers = new Map<string, Map<string, number>>()
  return (name, file) => {
    const path = relative(root, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
    const id = ids.get(path)
    if (id === undefined) throw new Error(`${path} is not in the list of CSS modules`)
    const inFile = numbers.get(path) ?? new Map<string, number>()
    numbers.set(path, inFile)
    const number = inFile.get(name) ?? inFile.size
    inFile.set(name, number)
    return id + number
  }
}

/** Shortest prefix of each file's hash that no other file has. */
function shortIds(files: readonly string[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>()
  let rest = files.map((file) => ({ file, hash: hashOf(file) }))
  for (let length = minLength; rest.length > 0; length += 1) {
    const byPrefix = Map.groupBy(rest, ({ hash }) => hash.slice(0, length))
    rest = []
    for (const [prefix, its] of byPrefix) {
      const [only, ...others] = its
      if (only && others.length === 0) ids.set(only.file, prefix)
      else rest.push(...its)
    }
  }
  return ids
}
