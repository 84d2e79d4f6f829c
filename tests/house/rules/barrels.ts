import type { RepositoryFile } from '../support/repositoryFiles.ts'

/** Files that only re-export: they hide where code is and cause import cycles. */
export function barrels(files: readonly RepositoryFile[]): string[] {
  return files
    .filter(({ path }) => /(^|\/)index\.(ts|tsx|mjs|js)$/.test(path))
    .map(({ path }) => `${path}: import from the file that has the thing, not from an index.`)
}
