// @ts-check
/**
 * Runs a script of this repository with the Node version of the lock after the set-up: `node
 * scripts/run.mjs scripts/start.ts`. Works on a fresh clone with Node 20 or later. With `--all` the
 * set-up includes the root's `devDependencies`, which tests, checks and measurements need.
 */
import { isAbsolute, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bootstrap, root } from './setup/bootstrap.mjs'
import { endWithParent, exitLike, passSignalsTo } from './setup/signals.mjs'

// Ends with npm. A script that was started manually may outlive its shell.
if (process.env.npm_lifecycle_event) endWithParent()

const needsAll = process.argv[2] === '--all'
const [script = '', ...args] = process.argv.slice(needsAll ? 3 : 2)
// The viewer of the API reference is one of the `devDependencies`.
const node = await bootstrap({ needsAll: needsAll || process.env.PORTICO_DOCS === '1' })
const file = isAbsolute(script) ? script : join(root, script)

/** True after a report that nothing is to be done, which is faster than another start of Node. */
async function isUnchanged() {
  if (script !== 'scripts/generate.mjs' || args.length > 0) return false
  const { reportUnchanged } = await import('./products/reportUnchanged.mjs')
  return reportUnchanged()
}

if (process.execPath === node) {
  process.argv = [node, file, ...args]
  await import(pathToFileURL(file).href)
} else if (!(await isUnchanged())) {
  const { spawn } = await import('node:child_process')
  const child = spawn(node, [file, ...args], { stdio: 'inherit' })
  passSignalsTo(child)
  exitLike(child)
}
