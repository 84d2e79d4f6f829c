import type { RepositoryFile } from '../support/repositoryFiles.ts'

/** Files that only pass on what others export: they hide where things are, and make cycles. */
export function barrels(files: readonly RepositoryFile[]): string[] {
  return files
    .filter(({ path }) => /(^|\/)index\.(ts|tsx|mjs|js)$/.test(path))
    .map(({ path }) => `${path}: import from the file that has the thing, not from an index.`)
}
