import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { currentGatewayProgram } from '../../scripts/products/gatewayProgram.ts'
import { root } from '../../scripts/setup/bootstrap.mjs'

export type GatewayProcess = {
  child: ChildProcess
  stdout: () => string
  stderr: () => string
  /** Resolves with the portal's URL once it is printed. Rejects when the process ends earlier. */
  ready: Promise<string>
  /** Exit code of the process; null when a signal ended it. */
  exitCode: Promise<number | null>
}

/**
 * Runs the gateway's command line in a separate process. The process gets only the variables in
 * `env`, `PATH`, and the folder of Node's compile cache.
 *
 * @param program script relative to the repository. Defaults to the bundle, or to the source while
 * the bundle is missing or stale.
 */
export function runGateway(
  env: Record<string, string>,
  args: readonly string[] = [],
  input = '',
  program = currentGatewayProgram(),
): GatewayProcess {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(process.execPath, [join(root, program), ...args], {
    env: { PATH, NODE_COMPILE_CACHE, ...env },
  })
  let stdout = ''
  let stderr = ''
  const address = Promise.withResolvers<string>()
  child.stdout.on('data', (chunk) => {
    stdout += chunk
    const url = /^Portal\s+(\S+)\n/m.exec(stdout)?.[1]
    // Tests use the IP address that the gateway listens on, since `localhost` may resolve to
    // another IP address.
    if (url) address.resolve(url.replace('localhost', '127.0.0.1'))
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  child.stdin.end(input)
  const exitCode = once(child, 'close').then(([code]) => {
    address.reject(new Error(`The gateway ended with ${code}:\n${stderr}`))
    return typeof code === 'number' ? code : null
  })
  // A caller that does not await `ready` must not cause an unhandled rejection.
  address.promise.catch(() => {})
  return { child, stdout: () => stdout, stderr: () => stderr, ready: address.promise, exitCode }
}
