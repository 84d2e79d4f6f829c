import { execFileSync } from 'node:child_process'

/**
 * Runs a Git command.
 * @param folder a folder of the repository.
 * @returns its output without the last line break.
 * @throws if Git is missing or the command fails.
 */
export const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trimEnd()
