/**
 * Queries the package registry for known vulnerabilities of all packages that browsers load or the
 * gateway uses.
 */
import { spawnSync } from 'node:child_process'
import { root } from '../setup/bootstrap.mjs'
import { verdictOf } from './verdict.ts'

/** Timeout of the query in milliseconds. */
const patience = 30_000
const auditArgs = ['audit', '--omit=dev', '--workspaces=false', '--json', '--fetch-retries=0']
const { npm_execpath: cli, npm_node_execpath: node = process.execPath } = process.env
const options = { cwd: root, encoding: 'utf8', timeout: patience } as const
const { stdout } = cli
  ? spawnSync(node, [cli, ...auditArgs], options)
  : spawnSync('npm', auditArgs, { ...options, shell: process.platform === 'win32' })

const say = (line: string) => process.stdout.write(`  ${line}\n`)
const verdict = verdictOf(stdout ?? '')
if (verdict.kind === 'unanswered') say(`the registry was asked in vain: ${verdict.reason}`)
else {
  for (const { name, severity, titles } of verdict.holes)
    say(`${name}, ${severity}: ${titles.join('; ')}`)
  if (verdict.holes.length > 0) process.exitCode = 1
  else say('none is known')
}
