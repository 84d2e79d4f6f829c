import ts from 'typescript'
import type { RepositoryFile } from '../support/repositoryFiles.ts'

/** An import between two ends: files or folders. */
type Edge = { to: string; from: string; target: string }

/** Names the two ends that an import ties, by the paths of the importing and the imported file. */
type EndsOf = (path: string, target: string) => [string, string]

/**
 * Folders that need each other. In every folder, what lies in it (files and folders, with all below
 * them) must have an order: each stands on those before it. dependency-cruiser's folder scope sees
 * tests as a part of their folder, and no cycle of a file with a folder beside it.
 *
 * @param files of one root, without tests, which may import from anywhere
 * @returns one line for each import that closes a cycle
 */
export const folderCycles = (files: readonly RepositoryFile[]): string[] =>
  cyclesOf(files, siblingsOf)

/**
 * Rooms that need each other. A room is the files of one folder without those of the folders in it,
 * so that files beside folders either stand on them, or carry them.
 *
 * @param files of one root, without tests, which may import from anywhere
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

function edgesOf(files: readonly RepositoryFile[], endsOf: EndsOf): Map<string, Edge[]> {
  const edges = new Map<string, Edge[]>()
  for (const { path, content } of files.filter((file) => /\.(ts|tsx|mjs)$/.test(file.path))) {
    for (const { fileName } of ts.preProcessFile(content, true, true).importedFiles) {
      if (!fileName.startsWith('.')) continue
      const target = new URL(fileName, `file:///${path}`).pathname.slice(1)
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

/** The two paths up to where they part. */
function siblingsOf(one: string, other: string): [string, string] {
  const [first, second] = [one.split('/'), other.split('/')]
  const parting = first.findIndex((name, index) => name !== second[index])
  const upTo = (names: readonly string[]) => names.slice(0, parting + 1).join('/')
  return [upTo(first), upTo(second)]
}

function reaches(edges: ReadonlyMap<string, readonly Edge[]>, from: string, goal: string) {
  const seen = new Set([from])
  // A set goes on with what is added while it is walked through.
  for (const sibling of seen) {
    if (sibling === goal) return true
    for (const { to } of edges.get(sibling) ?? []) seen.add(to)
  }
  return false
}
