// @ts-check
/**
 * Runs a script of this repository with the Node version of the lock after the set-up: `node
 * scripts/run.mjs scripts/start.ts`. Works on a fresh clone with Node 20 or later.
 */
import { isAbsolute, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bootstrap, root } from './setup/bootstrap.mjs'
import { endWithParent, exitLike, passSignalsTo } from './setup/signals.mjs'

// Ends with npm. A script that was started manually may outlive its shell.
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
