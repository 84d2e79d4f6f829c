import { spawn } from 'node:child_process'
import { root } from '../setup/bootstrap.mjs'
import { exitLike, passSignalsTo } from '../setup/signals.mjs'

/**
 * Replaces this process with another script, which gets the terminal and the signals and determines
 * the exit code.
 * @param command arguments for Node, the script first, relative to the root
 */
export function becomeNode(command: readonly string[]): void {
  const child = spawn(process.execPath, command, { cwd: root, stdio: 'inherit' })
  passSignalsTo(child)
  exitLike(child)
}
