import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const server = fileURLToPath(new URL('mocksServer.ts', import.meta.url))

/** The portal as developers see it, in a process of its own. */
export async function startMocksProcess(): Promise<{ url: string; stop(): Promise<void> }> {
  // Vite ends with its input, so that stays open.
  const child = spawn(process.execPath, [server], { stdio: ['pipe', 'pipe', 'inherit'] })
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const url = line.match(/http:\/\/127\.0\.0\.1:\d+/)?.[0]
    if (url) return { url, stop }
  }
  throw new Error('the mocks ended before they listened')
}
