import { execFileSync } from 'node:child_process'

/** Files that the generator's tests depend on. */
const paths = ['codegen', 'package-lock.json']

/**
 * True if the generator differs from the merge base with `origin/main`, including uncommitted
 * changes, or if there is no merge base. On CI, also true if the merge base is the tested commit
 * itself.
 * @param root absolute path of the repository
 */
export function hasGeneratorChanged(
  root: string,
  { CI }: Readonly<Record<string, string | undefined>> = process.env,
): boolean {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const base = git('merge-base', 'HEAD', 'origin/main').trim()
    if (CI && git('rev-parse', 'HEAD').trim() === base) return true
    const changed = git('diff', '--name-only', base, '--', ...paths)
    const untracked = git('ls-files', '--others', '--exclude-standard', '--', ...paths)
    return changed !== '' || untracked !== ''
  } catch {
    // The base is unknown: Git or the branch is missing, or the clone is too shallow.
    return true
  }
}
