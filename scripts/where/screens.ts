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
  openedBy: string
}

const pageTables = ['src/pages/pages.ts', 'src/pages/gamePages.ts']
const dialogTables = ['modalRegistry', 'accountModals', 'contractModals', 'teamModals'].map(
  (name) => `src/app/${name}.ts`,
)

/** The centres load the screens of their pages by tables of their own. */
const centres = [
  { table: 'src/pages/member/memberScreens.ts', address: '/member' },
  { table: 'src/pages/agent/agentScreens.ts', address: '/agentHome' },
]

/** Every page of the registry of pages and every dialog of the registry of dialogs. */
export function screensOf(repository: Repository): Screen[] {
  return [
    ...pageTables.flatMap((table) =>
      registered(repository, table, /\bid: '(\w+)'/).map((row) => ({
        ...row,
        kind: 'page' as const,
        openedBy: addressesIn(row.text, repository.get('src/paths.ts') ?? ''),
      })),
    ),
    ...centres.flatMap(({ table, address }) =>
      registered(repository, table, /^ {2}(\w+): (?:lazyPart|recordScreen)/).map((row) => ({
        ...row,
        kind: 'page' as const,
        openedBy: `${address}/${row.id}`,
      })),
    ),
    ...dialogTables.flatMap((table) =>
      registered(repository, table, /^ {2}(\w+): \{/).map((row) => ({
        ...row,
        kind: 'dialog' as const,
        openedBy: `openModal({ name: '${row.id}' })`,
      })),
    ),
  ]
}

type Row = { id: string; place: Place; file: string; text: string }

/** Entries of a table whose lines `start` begin, each up to the next one. */
function registered(repository: Repository, path: string, start: RegExp): Row[] {
  const whole = repository.get(path) ?? ''
  const lines = whole.split('\n')
  const starts = lines.flatMap((line, index) => {
    const [, id] = start.exec(line) ?? []
    return id ? [{ id, index }] : []
  })
  return starts.flatMap(({ id, index }, row) => {
    const text = lines.slice(index, starts[row + 1]?.index).join('\n')
    const [, imported] = importedBy.exec(text) ?? importedBy.exec(sharedPart(whole, text)) ?? []
    if (!imported) return []
    const file = posix.join(posix.dirname(path), imported)
    return [{ id, place: `${path}:${index + 1}`, file, text }]
  })
}

const importedBy = /import\(\s*['"](\.[^'"]+)['"]/

/** What several entries have in common: the constant that an entry spreads. */
function sharedPart(whole: string, entry: string): string {
  const [, name] = /\.\.\.(\w+)/.exec(entry) ?? []
  const start = name === undefined ? -1 : whole.indexOf(`const ${name} = {`)
  return start < 0 ? '' : whole.slice(start, whole.indexOf('\n}', start))
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
