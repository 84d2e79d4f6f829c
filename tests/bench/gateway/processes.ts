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

/** The gateway as it is run, over the built portal and a folder of its own. */
export async function startGateway(env: Record<string, string> = {}): Promise<ServerProcess> {
  const data = await mkdtemp(join(tmpdir(), 'portico-bench-'))
  const gateway = runGateway({
    PORT: '0',
    PORTICO_DATA: data,
    PORTICO_OPERATOR_PASSWORD: operatorPassword,
    // As many callers as a load needs, each with an address of its own.
    PORTICO_TRUSTED_PROXIES: '1',
    ...env,
  })
  const url = await gateway.ready
  return {
    url,
    // It runs, so it has an id.
    pid: gateway.child.pid as number,
    async stop() {
      gateway.child.kill('SIGTERM')
      await gateway.ended
      await rm(data, { recursive: true, force: true })
    },
  }
}

/** A bare Hono server that answers a JSON text at any path. */
export async function startBareHono(json: string): Promise<ServerProcess> {
  const script = fileURLToPath(new URL('bareHono.ts', import.meta.url))
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(json)
  const [url] = await once(createInterface({ input: child.stdout }), 'line')
  return {
    url: String(url),
    // It runs, so it has an id.
    pid: child.pid as number,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
