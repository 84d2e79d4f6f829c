import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { currentGatewayProgram } from '../../scripts/products/gatewayProgram.ts'
import { root } from '../../scripts/setup/bootstrap.mjs'

export type GatewayProcess = {
  child: ChildProcess
  stdout: () => string
  stderr: () => string
  /** The portal's address, once it is printed. @throws when the process ends earlier. */
  ready: Promise<string>
  /** The exit code. Null when a signal ended the process. */
  exitCode: Promise<number | null>
}

/**
 * Runs the gateway's command line in a separate process. Its environment consists of the given
 * variables and the folder of Node's compile cache.
 *
 * @param program relative to the repository. Defaults to the bundle while it is current.
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
    // Tests use the address that the gateway listens on.
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
  // Callers that do not await the address must not cause an unhandled rejection.
  address.promise.catch(() => {})
  return { child, stdout: () => stdout, stderr: () => stderr, ready: address.promise, exitCode }
}
