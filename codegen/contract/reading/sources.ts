import { readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import type { Problem } from '../contractError.ts'
import { decode } from './decode.ts'
import { limits } from './limits.ts'
import { parseText, TextError } from './parseText.ts'
import { createPlaceFinder, type PlaceFinder, positionAt } from './positions.ts'

export type SourceFile = {
  /** Absolute path of the file. */
  file: string
  text: string
  /** Parsed value of the text; the bundler modifies it. */
  content: unknown
  places: PlaceFinder
}

/** Reason why a file was not read; undefined when `Sources.problems` contains the reason. */
export type ReadFailure = { reason: string | undefined }

/** Files of one contract. Each file is read once. */
export type Sources = {
  /**
   * Loads a file on the first call; problems in its content are added to `problems`.
   * @param file absolute path that the fence permits.
   */
  load(file: string): SourceFile | ReadFailure
  /**
   * Problems in file contents: binary data, a text that is neither YAML nor JSON, or an exceeded
   * limit.
   */
  readonly problems: readonly Problem[]
}

const megabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`

/** Message for a file system error. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'there is no such file; correct its name'
  if (code === 'EACCES' || code === 'EPERM')
    return 'must not be read; give yourself leave to read it'
  return `cannot be read: ${error instanceof Error ? error.message : String(error)}`
}

/** Size of a readable file in bytes, or the reason why it is not readable. */
function measure(file: string): number | { reason: string } {
  try {
    const stats = statSync(file)
    if (stats.isFile()) return stats.size
    return {
      reason: stats.isDirectory() ? 'is a folder; name a file in it' : 'is no file; name one',
    }
  } catch (thrown) {
    return { reason: reasonOf(thrown) }
  }
}

const isYamlOrJson = (file: string) => ['.yaml', '.yml', '.json'].includes(extname(file))

/** Formats a position in a file as `FILE:LINE:COLUMN`. */
export const placeIn = (file: string, { line, column }: { line: number; column: number }) =>
  `${file}:${line}:${column}`

function parse(file: string, bytes: Buffer, isRoot: boolean): SourceFile | Problem {
  const text = decode(bytes)
  if ('reason' in text) return { place: placeIn(file, text.position), message: text.reason }
  const places = createPlaceFinder(text.text)
  const isData = isRoot || isYamlOrJson(file)
  try {
    const content = isData ? parseText(text.text, extname(file) === '.json') : text.text
    return { file, text: text.text, content, places }
  } catch (thrown) {
    if (!(thrown instanceof TextError)) throw thrown
    const place = placeIn(file, positionAt(text.text, thrown.offset))
    return { place, message: thrown.message }
  }
}

function tooMuch(size: number, total: number, files: number): string | undefined {
  const [one, all] = [megabytes(limits.file), megabytes(limits.all)]
  if (size > limits.file) {
    return `has ${megabytes(size)}, and at most ${one} are read of one file; divide the contract`
  }
  if (total > limits.all) {
    return `takes the contract over the ${all} that are read of all files; generate from a part of it`
  }
  if (files < limits.files) return undefined
  return `is one file more than the ${limits.files} that are read; join some of them`
}

/**
 * Creates the sources of a contract; no file is read yet.
 * @param root the contract's root file. It is parsed as YAML or JSON, whatever its extension.
 */
export function createSources(root: string): Sources {
  const all = new Map<string, SourceFile | ReadFailure>()
  const problems: Problem[] = []
  let total = 0

  function read(file: string): SourceFile | ReadFailure {
    const size = measure(file)
    if (typeof size !== 'number') return size
    total += size
    const excess = tooMuch(size, total, all.size)
    if (excess !== undefined) {
      problems.push({ place: placeIn(file, { line: 1, column: 1 }), message: excess })
      return { reason: undefined }
    }
    try {
      const source = parse(file, readFileSync(file), file === root)
      if ('text' in source) return source
      problems.push(source)
      return { reason: undefined }
    } catch (thrown) {
      return { reason: reasonOf(thrown) }
    }
  }

  return {
    problems,
    load(file) {
      const source = all.get(file) ?? read(file)
      all.set(file, source)
      return source
    },
  }
}
