import type { RepositoryFile } from '../support/repositoryFiles.ts'

const mostLines = 300
export const mostMedianLines = 80
export const mostReadmeLines = 80

export function tooLong(files: readonly RepositoryFile[], maxLines = mostLines): string[] {
  return files
    .map((file) => ({ path: file.path, lines: linesOf(file) }))
    .filter(({ lines }) => lines > maxLines)
    .map(({ path, lines }) => `${path} has ${lines} lines; at most ${maxLines} are allowed.`)
}

export function medianLines(files: readonly RepositoryFile[]): number {
  const sorted = files.map(linesOf).sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

function linesOf({ content }: RepositoryFile): number {
  return content.replace(/\n$/, '').split('\n').length
}
