import ts from 'typescript'
import type { RepositoryFile } from '../support/repositoryFiles.ts'

/** An import between two siblings: files or folders of one folder. */
type Edge = { to: string; from: string; target: string }

/**
 * Folders that need each other. In every folder, what lies in it (files and folders, with all below
 * them) must have an order: each stands on those before it. dependency-cruiser's folder scope sees
 * tests as a part of their folder, and no cycle of a file with a folder beside it.
 *
 * @param files without tests, which may import from anywhere
 * @returns one line for each import that closes a cycle
 */
export function folderCycles(files: readonly RepositoryFile[]): string[] {
  const edges = siblingEdges(files)
  return [...edges].flatMap(([sibling, below]) =>
    below
      .filter(({ to }) => reaches(edges, to, sibling))
      .map(({ to, from, target }) => `${sibling} and ${to} need each other: ${from} > ${target}`),
  )
}

function siblingEdges(files: readonly RepositoryFile[]): Map<string, Edge[]> {
  const edges = new Map<string, Edge[]>()
  for (const { path, content } of files.filter((file) => /\.(ts|tsx|mjs)$/.test(file.path))) {
    for (const { fileName } of ts.preProcessFile(content, true, true).importedFiles) {
      if (!fileName.startsWith('.')) continue
      const target = new URL(fileName, `file:///${path}`).pathname.slice(1)
      const [one, other] = siblingsOf(path, target)
      edges.set(one, [...(edges.get(one) ?? []), { to: other, from: path, target }])
    }
  }
  return edges
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
