import ts from 'typescript'
import type { RepositoryFile } from '../support/repositoryFiles.ts'

/** An import between two nodes of the graph: files or folders. */
type Edge = { to: string; from: string; target: string }

/** Maps an import to two nodes, given the paths of the importing and the imported file. */
type EndsOf = (path: string, target: string) => [string, string]

/**
 * Import cycles of folders. Within every folder, its files and subfolders (with everything in them)
 * must have an order in which each imports only earlier ones. dependency-cruiser's folder scope
 * includes tests in their folder, and ignores cycles of a file and a folder beside it.
 *
 * @param files of one root, without tests, since tests may import from anywhere
 * @returns one line for each import that closes a cycle
 */
export const folderCycles = (files: readonly RepositoryFile[]): string[] =>
  cyclesOf(files, siblingsOf)

/**
 * Import cycles of rooms. A room is the files of one folder, without its subfolders. Files beside
 * subfolders may import them or be imported by them, but not both.
 *
 * @param files of one root, without tests, since tests may import from anywhere
 * @returns one line for each import that closes a cycle
 */
export const roomCycles = (files: readonly RepositoryFile[]): string[] => cyclesOf(files, roomsOf)

function cyclesOf(files: readonly RepositoryFile[], endsOf: EndsOf): string[] {
  const edges = edgesOf(files, endsOf)
  return [...edges].flatMap(([end, below]) =>
    below
      .filter(({ to }) => reaches(edges, to, end))
      .map(({ to, from, target }) => `${end} and ${to} need each other: ${from} > ${target}`),
  )
}

/** Imports of files that were read for another rule, since reading takes most of the time. */
const readTargets = new WeakMap<RepositoryFile, string[]>()

/** Paths that a file imports. */
function targetsOf(file: RepositoryFile): string[] {
  const read = readTargets.get(file)
  if (read) return read
  const targets = ts
    .preProcessFile(file.content, true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => new URL(fileName, `file:///${file.path}`).pathname.slice(1))
  readTargets.set(file, targets)
  return targets
}

function edgesOf(files: readonly RepositoryFile[], endsOf: EndsOf): Map<string, Edge[]> {
  const edges = new Map<string, Edge[]>()
  for (const file of files.filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path))) {
    const { path } = file
    for (const target of targetsOf(file)) {
      const [one, other] = endsOf(path, target)
      if (one === other) continue
      edges.set(one, [...(edges.get(one) ?? []), { to: other, from: path, target }])
    }
  }
  return edges
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'))

function roomsOf(one: string, other: string): [string, string] {
  return [folderOf(one), folderOf(other)]
}

/** The two paths up to and including the first segment in which they differ. */
function siblingsOf(one: string, other: string): [string, string] {
  const [first, second] = [one.split('/'), other.split('/')]
  const parting = first.findIndex((name, index) => name !== second[index])
  const upTo = (names: readonly string[]) => names.slice(0, parting + 1).join('/')
  return [upTo(first), upTo(second)]
}

function reaches(edges: ReadonlyMap<string, readonly Edge[]>, from: string, goal: string) {
  const seen = new Set([from])
  // Iteration over a set includes elements added meanwhile.
  for (const sibling of seen) {
    if (sibling === goal) return true
    for (const { to } of edges.get(sibling) ?? []) seen.add(to)
  }
  return false
}
