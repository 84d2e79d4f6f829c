import { posix } from 'node:path'
import type { Place, Repository } from './repository.ts'

export type Screen = {
  kind: 'page' | 'dialog'
  /** Noun after which the screen's files, messages and tests are named. */
  id: string
  /** Line that registers the screen. */
  place: Place
  file: string
  /** URL paths of a page, or the call that opens a dialog. */
  openedBy: string
}

const pageTables = ['src/pages/pages.ts', 'src/pages/gamePages.ts']
const dialogTables = ['modalRegistry', 'accountModals', 'contractModals', 'teamModals'].map(
  (name) => `src/app/${name}.ts`,
)

/** Tables with the pages of the member centre and the agent centre. */
const centres = [
  { table: 'src/pages/member/memberScreens.ts', address: '/member' },
  { table: 'src/pages/agent/agentScreens.ts', address: '/agentHome' },
]

/** All pages and dialogs in their registries. */
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

/**
 * Entries of a table. Each begins with a line that matches `start` and ends before the next one.
 */
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

/**
 * Source text of the constant that an entry spreads (`...name`); empty if the entry spreads no
 * constant.
 */
function sharedPart(content: string, entry: string): string {
  const [, name] = /\.\.\.(\w+)/.exec(entry) ?? []
  const start = name === undefined ? -1 : content.indexOf(`const ${name} = {`)
  return start < 0 ? '' : content.slice(start, content.indexOf('\n}', start))
}

/** URL paths of an entry, given as literals or as names in `src/paths.ts`. */
function addressesIn(entry: string, pathsTable: string): string {
  const [, list = ''] = /\bpaths?: \[?([^\]\n]*)/.exec(entry) ?? []
  const literals = [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path)
  const named = [...list.matchAll(/paths\.(\w+)/g)].map(([, name = '']) => {
    const [, path] = new RegExp(`\\b${name}:[^\\n]*?['\`](/[^'\`]*)['\`]`).exec(pathsTable) ?? []
    return path ?? `paths.${name}`
  })
  return [...named, ...literals].join(' ')
}
