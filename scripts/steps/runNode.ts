import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { passSignalsTo } from '../setup/signals.mjs'

type Options = {
  /** Absolute path of the repository, which is the working directory. */
  root: string
  /** True to capture the output instead of showing it. */
  keep?: boolean
  env?: Record<string, string> | undefined
  signal?: AbortSignal
}

export type RunResult = {
  hasPassed: boolean
  output: string
}

/**
 * Runs a script on this process's Node, with the same language, time zone and tool settings on
 * every machine.
 * @param command arguments for Node, the script first, relative to the root
 */
export function runNode(command: readonly string[], options: Options): Promise<RunResult> {
  const { root, keep = false, env, signal } = options
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, ...toolEnvironment(root), ...env },
    stdio: keep ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    signal,
  })
  passSignalsTo(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ hasPassed: false, output: output + error.message }))
    child.on('close', (code) => resolve({ hasPassed: code === 0, output }))
  })
}

function toolEnvironment(root: string): Record<string, string> {
  return {
    PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    LANG: 'en_US.UTF-8',
    LC_ALL: 'en_US.UTF-8',
    TZ: 'UTC',
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
  }
}
