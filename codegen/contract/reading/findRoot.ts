import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, extname, join, resolve } from 'node:path'
import { fromProblems } from '../contractError.ts'

/** Absolute paths of a contract's root file and of the folder that contains all its files. */
export type Root = { file: string; folder: string }

const usual = ['openapi.yaml', 'openapi.yml', 'openapi.json']

/**
 * True if a line of the file starts with `openapi:` or `swagger:`. JSON quotes and an opening brace
 * may precede the name.
 */
const looksLikeRoot = (file: string): boolean =>
  /^\s*\{?\s*["']?(openapi|swagger)["']?\s*:/m.test(readFileSync(file, 'utf8'))

function candidatesIn(folder: string): string[] {
  const names = readdirSync(folder).sort()
  const [found] = usual.filter((name) => names.includes(name))
  if (found !== undefined) return [found]
  return names
    .filter((name) => ['.yaml', '.yml', '.json'].includes(extname(name)))
    .filter((name) => statSync(join(folder, name)).isFile() && looksLikeRoot(join(folder, name)))
}

/**
 * Finds the root file of a contract.
 * @param path a file, or a folder with the root file at its top level.
 * @throws {ContractError} when the folder contains no root file, or several.
 */
export function findRoot(path: string): Root {
  const absolute = resolve(path)
  const refuse = (message: string) => fromProblems([{ place: absolute, message }])
  const stats = statSync(absolute, { throwIfNoEntry: false })
  if (!stats) throw refuse('there is no such file; correct its name')
  if (!stats.isDirectory()) return { file: absolute, folder: dirname(absolute) }
  const [only, ...others] = candidatesIn(absolute)
  if (only === undefined) {
    throw refuse(`holds no OpenAPI document; name its root ${usual.join(', ')}, or give the file`)
  }
  if (others.length > 0) {
    throw refuse(`holds more than one document: ${[only, ...others].join(', ')}; give one of them`)
  }
  return { file: join(absolute, only), folder: absolute }
}
