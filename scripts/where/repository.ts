import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { filesUnder } from '../products/freshness.mjs'

/** Contents of the searched files, by path from the root. */
export type Repository = ReadonlyMap<string, string>

/** Line of a file in the form that editors and terminals open: `src/pages/pages.ts:12`. */
export type Place = string

const folders = ['openapi', 'src', 'platform', 'mocks', 'locales', 'tests/e2e', 'tests/contract']
const searchedPattern = /\.(ts|tsx|yaml|json)$/
const generatedPattern = /(^|\/)gen\//

/** Reads all files that `where` searches. */
export function readRepository(root: string): Repository {
  const paths = folders
    .flatMap((folder) => filesUnder(root, folder))
    .filter((path) => searchedPattern.test(path) && !generatedPattern.test(path))
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

export const isTest = (path: string): boolean =>
  /\.(test|e2e)\.tsx?$|^tests\/|ForTests\.ts$|\/testing(\/|\.tsx?$)/.test(path)

export function placesOf(path: string, content: string, pattern: RegExp): Place[] {
  return content
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : []))
}

const specifiers = /(?:\bfrom\s+|\bimport\s*\(?\s*)['"](\.[^'"]+)['"]/g

/** The file and those of its transitive imports that are in `repository`. */
export function reachedFrom(repository: Repository, start: string): Set<string> {
  const reached = new Set<string>()
  const waiting = [start]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const content = repository.get(path)
    if (content === undefined || reached.has(path)) continue
    reached.add(path)
    for (const [, specifier = ''] of content.matchAll(specifiers))
      waiting.push(posix.join(posix.dirname(path), specifier))
  }
  return reached
}
