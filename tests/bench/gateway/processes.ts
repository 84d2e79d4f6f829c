import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { runGateway } from '../../../gateway/testing/gatewayProcess.ts'
import { operatorPassword } from '../../support/runningGateway.ts'

export type ServerProcess = { url: string; pid: number; stop(): Promise<void> }
export type GatewayProcess = ServerProcess & {
  /**
   * Kills the process and starts it again on the same data. @returns the milliseconds of the start.
   */
  killAndStart(): Promise<number>
}

/**
 * Starts the gateway with the built portal, as in production.
 *
 * @param databaseUrl of PostgreSQL; without it, data is stored in a temporary folder.
 */
export async function startGateway(databaseUrl?: string): Promise<GatewayProcess> {
  const data = await mkdtemp(join(tmpdir(), 'portico-bench-'))
  const env = {
    PORT: '0',
    PORTICO_DATA: data,
    PORTICO_OPERATOR_PASSWORD: operatorPassword,
    // Lets each simulated client have its own IP address.
    PORTICO_TRUSTED_PROXIES: '1',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  }
  let gateway = runGateway(env)
  const running: GatewayProcess = {
    url: await gateway.ready,
    pid: idOf(gateway.child),
    async killAndStart() {
      gateway.child.kill('SIGKILL')
      await gateway.exitCode
      const begun = performance.now()
      gateway = runGateway(env)
      running.url = await gateway.ready
      const took = performance.now() - begun
      running.pid = idOf(gateway.child)
      return took
    },
    async stop() {
      gateway.child.kill('SIGTERM')
      await gateway.exitCode
      await rm(data, { recursive: true, force: true })
    },
  }
  return running
}

/**
 * Starts a script of this folder in a separate process. `nextLine` waits for its next line of
 * output.
 */
export async function startScript(name: string, args: readonly string[] = [], input = '') {
  const script = fileURLToPath(new URL(name, import.meta.url))
  const child = spawn(process.execPath, [script, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(input)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const nextLine = async () => String((await lines.next()).value)
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  return { pid: idOf(child), nextLine, stop }
}

/** Starts a bare Hono server that returns a JSON text at any path. */
export async function startBareHono(json: string): Promise<ServerProcess> {
  const { pid, nextLine, stop } = await startScript('bareHono.ts', [], json)
  return { url: await nextLine(), pid, stop }
}

/** Starts a bare Hono server that returns one document at any path. */
export async function startBareDocument(
  body: Buffer,
  headers: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const input = JSON.stringify({ body: body.toString('base64'), headers })
  const { pid, nextLine, stop } = await startScript('bareDocument.ts', [], input)
  return { url: await nextLine(), pid, stop }
}

function idOf({ pid }: { pid?: number | undefined }): number {
  if (pid === undefined) throw new Error('The process did not start')
  return pid
}
