import { git } from './git.ts'

/**
 * Lets Git run the hooks of `scripts/hooks`, unless the clone has hooks of its own.
 * @param root absolute path of the repository.
 */
export function installHooks(root: string): void {
  try {
    git(root, 'config', 'core.hooksPath')
  } catch {
    try {
      git(root, 'config', 'core.hooksPath', 'scripts/hooks')
    } catch {
      // Without Git, as in an unpacked archive, no hooks are needed.
    }
  }
}
