/** Leaves a PostgreSQL whose programs the tests can run, and prints their folder last. */
import { spawnSync } from 'node:child_process'
import { findPostgres, howToInstall } from './findPostgres.ts'

/** Debian's package starts a server of its own unless it is told not to; no test needs that one. */
const quietly = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }

/** Commands that install it, in their order; none where only a person can. */
export function stepsToInstall(isRoot: boolean, platform: NodeJS.Platform): string[][] {
  if (!isRoot || platform !== 'linux') return []
  return [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'postgresql'],
  ]
}

function ensurePostgres(): string | undefined {
  const found = findPostgres()
  if (found) return found
  const steps = stepsToInstall(process.getuid?.() === 0, process.platform)
  for (const [command = '', ...args] of steps) {
    process.stdout.write(`${command} ${args.join(' ')}\n`)
    const env = { ...process.env, ...quietly }
    const { error } = spawnSync(command, args, { stdio: 'inherit', env })
    if (error) process.stderr.write(`${error.message}\n`)
  }
  return findPostgres()
}

if (import.meta.main) {
  const folder = ensurePostgres()
  if (folder) {
    process.stdout.write(`${folder}\n`)
  } else {
    process.stderr.write(`${howToInstall}\n`)
    process.exitCode = 1
  }
}
