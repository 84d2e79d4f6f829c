import { spawn } from 'node:child_process'
import { root } from '../setup/bootstrap.mjs'
import { exitLike, passSignalsTo } from '../setup/signals.mjs'

/**
 * Hands the terminal over to another script: it gets the signals, and this process ends as it ends.
 * @param command arguments for Node, the script first, relative to the root
 */
export function becomeNode(command: readonly string[]): void {
  const child = spawn(process.execPath, command, { cwd: root, stdio: 'inherit' })
  passSignalsTo(child)
  exitLike(child)
}
