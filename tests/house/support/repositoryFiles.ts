import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A file of the repository: its path from the root, and its content. */
export type RepositoryFile = { path: string; content: string }

const root = fileURLToPath(new URL('../../..', import.meta.url))
const text = /\.(ts|tsx|mjs|js|css|json|yaml|yml|md|html|svg|txt|sh)$|(^|\/)[^.]+$|(^|\/)\.[^./]+$/

/** Paths of all files that Git tracks or does not ignore. */
export function repositoryPaths(): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return list.split('\0').filter((path) => path && existsSync(join(root, path)))
}

/** Text files among the paths, with their contents. */
export function textFiles(paths: readonly string[]): RepositoryFile[] {
  return paths
    .filter((path) => text.test(path))
    .map((path) => ({ path, content: readFileSync(join(root, path), 'utf8') }))
}

/** True for code and style sheets. Generated code is not among the files, since Git ignores it. */
export const isCode = ({ path }: RepositoryFile): boolean => /\.(ts|tsx|mjs|css)$/.test(path)

/** True for tests and code that only tests use. */
export const isTest = ({ path }: RepositoryFile): boolean =>
  /\.(test|e2e)\.tsx?$|^tests\/|\/testing(\/|\.tsx?$)|ForTests\.tsx?$/.test(path)
