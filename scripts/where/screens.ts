import { posix } from 'node:path'
import type { Place, Repository } from './repository.ts'

export type Screen = {
  kind: 'page' | 'dialog'
  /** The one word that its files, messages and tests are named after. */
  id: string
  /** Where it is registered. */
  place: Place
  /** The component's file. */
  file: string
  /** The source of its addresses, or how it is opened. */
  opened: string
}

/** Every page of the registry of pages and every dialog of the registry of dialogs. */
export function screensOf(repository: Repository): Screen[] {
  return [
    ...registered(repository, 'src/pages/pages.ts', /\bid: '(\w+)'/).map((row) => ({
      ...row,
      kind: 'page' as const,
      opened: addressesIn(row.text, repository.get('src/paths.ts') ?? ''),
    })),
    ...registered(repository, 'src/app/modalRegistry.ts', /^ {2}(\w+): \{/).map((row) => ({
      ...row,
      kind: 'dialog' as const,
      opened: `openModal({ name: '${row.id}' })`,
    })),
  ]
}

type Row = { id: string; place: Place; file: string; text: string }

/** Entries of a table whose lines `start` begin, each up to the next one. */
function registered(repository: Repository, path: string, start: RegExp): Row[] {
  const lines = (repository.get(path) ?? '').split('\n')
  const starts = lines.flatMap((line, index) => {
    const [, id] = start.exec(line) ?? []
    return id ? [{ id, index }] : []
  })
  return starts.flatMap(({ id, index }, row) => {
    const text = lines.slice(index, starts[row + 1]?.index).join('\n')
    const [, imported] = /import\(\s*['"](\.[^'"]+)['"]/.exec(text) ?? []
    if (!imported) return []
    const file = posix.join(posix.dirname(path), imported)
    return [{ id, place: `${path}:${index + 1}`, file, text }]
  })
}

/** The addresses of an entry: written out, or by their names in the table of paths. */
function addressesIn(entry: string, pathsTable: string): string {
  const [, list = ''] = /\bpaths?: \[?([^\]\n]*)/.exec(entry) ?? []
  const literals = [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path)
  const named = [...list.matchAll(/paths\.(\w+)/g)].map(([, name = '']) => {
    const [, path] = new RegExp(`\\b${name}:[^\\n]*?['\`](/[^'\`]*)['\`]`).exec(pathsTable) ?? []
    return path ?? `paths.${name}`
  })
  return [...named, ...literals].join(' ')
}
