import { posix } from 'node:path'
import type { Endpoint } from './endpoints.ts'
import type { FoundScreen, WordFindings } from './findWord.ts'
import type { Place } from './repository.ts'

const mostRows = 12

/**
 * Formats the findings as lines of text. A single place is printed as `file:line`, as editors open
 * it.
 */
export function tell(findings: WordFindings): string[] {
  const messages = findings.messages.map(({ id, place }) => `${place}  ${id}`)
  return [
    ...findings.screens.flatMap(tellScreen),
    ...findings.endpoints.flatMap(tellEndpoint),
    ...section('files', byFolder(findings.files)),
    ...section('texts', messages),
    ...section('tests', byFolder(findings.tests)),
  ]
}

function tellScreen({ kind, id, openedBy, file, place, features, calls }: FoundScreen): string[] {
  return [
    `${kind} ${id}`,
    ...row('opened', [openedBy]),
    ...row('screen', [file]),
    ...row('listed', [place]),
    ...row('features', byFolder(features)),
    ...row('calls', calls),
    '',
  ]
}

function tellEndpoint({ path, methods, contract, calls, mocks, tests }: Endpoint): string[] {
  return [
    `call ${methods.join(', ')} ${path}`,
    ...row('contract', byFile(contract)),
    ...row('handler', byFile(mocks)),
    ...row('called', byFile(calls)),
    ...row('tests', byFile(tests)),
    '',
  ]
}

/** Joins `a.ts:3`, `a.ts:9` and `b.ts:1` to `a.ts:3, 9` and `b.ts:1`. */
export function byFile(places: readonly Place[]): string[] {
  const lines = Map.groupBy(places, (place) => place.replace(/:\d+$/, ''))
  return [...lines].map(([file, all]) => {
    const numbers = all.map((place) => place.slice(file.length + 1))
    return `${file}:${numbers.slice(0, 5).join(', ')}${numbers.length > 5 ? ', …' : ''}`
  })
}

/** Lists the files of a folder in one row: `src/a/  One.tsx two.ts`. */
export function byFolder(paths: readonly string[]): string[] {
  const folders = Map.groupBy(paths, (path) => posix.dirname(path))
  return [...folders].map(([folder, files]) => {
    return `${folder}/  ${files.map((file) => posix.basename(file)).join(' ')}`
  })
}

export function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...shorten(lines).map((line) => `  ${line}`), '']
}

export function row(title: string, values: readonly string[]): string[] {
  const lines = values.length === 0 ? ['none'] : shorten(values)
  return lines.map((value, index) => `  ${(index === 0 ? title : '').padEnd(9)} ${value}`)
}

function shorten(lines: readonly string[]): string[] {
  const more = lines.length - mostRows
  return more <= 0 ? [...lines] : [...lines.slice(0, mostRows), `and ${more} more`]
}
