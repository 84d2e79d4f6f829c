import { git } from './git.ts'

export type Commit = { id: string; message: string }

/**
 * Commits between the merge base with `origin/main` and HEAD, newest first.
 * @param folder a folder of the repository.
 * @returns an empty list without Git or without `origin/main`.
 */
export function commitsSinceMain(folder: string): Commit[] {
  try {
    const base = git(folder, 'merge-base', 'origin/main', 'HEAD')
    return git(folder, 'log', '-z', '--format=%h%n%B', `${base}..HEAD`)
      .split('\0')
      .filter((entry) => entry !== '')
      .map((entry) => {
        const [id = '', ...lines] = entry.split('\n')
        return { id, message: lines.join('\n') }
      })
  } catch {
    return []
  }
}
