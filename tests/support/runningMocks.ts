import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** Servers of the portal on its mocks: built, or file by file as `npm run dev` serves it. */
const servers = { built: 'mocksServer.ts', development: 'developmentServer.ts' }

type RunningMocks = { url: string; stop(): Promise<void> }

export async function startMocksProcess(kind: keyof typeof servers): Promise<RunningMocks> {
  const server = fileURLToPath(new URL(servers[kind], import.meta.url))
  // Vite exits when its input ends, so the input stays open.
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
