// @ts-check
/**
 * Runs a script of this repository on the Node that the lock names, after the set-up:
 * `node scripts/run.mjs scripts/start.ts`. Works on a bare clone, from Node 20 on.
 */
import { isAbsolute, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bootstrap, root } from './setup/bootstrap.mjs'
import { endWithParent, exitLike, passSignalsTo } from './setup/signals.mjs'

// Started by hand, it may outlive the shell that it was started from.
if (process.env.npm_lifecycle_event) endWithParent()

const [script = '', ...args] = process.argv.slice(2)
const node = await bootstrap()
const file = isAbsolute(script) ? script : join(root, script)

if (process.execPath === node) {
  process.argv = [node, file, ...args]
  await import(pathToFileURL(file).href)
} else {
  const { spawn } = await import('node:child_process')
  const child = spawn(node, [file, ...args], { stdio: 'inherit' })
  passSignalsTo(child)
  exitLike(child)
}
