import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { Readable } from 'node:stream'
import { setInterval } from 'node:timers/promises'
import type { WebKitPrograms } from '../../../scripts/browser/findEngines.ts'
import type { DrivenBrowser, DrivenDocument, DrivenElement, Tab } from './drivenBrowser.ts'
import { startTlsProxy } from './tlsProxy.ts'
import { readWatch, watchScript } from './watch.ts'
import {
  type Command,
  type ElementReference,
  evaluate,
  pathOf,
  startSession,
  type WebDriverSession,
} from './webDriver.ts'

/** Milliseconds until the driver has to listen, enough for a busy machine. */
const patience = 30_000

type Options = {
  /** URL of a gateway that trusts one proxy. */
  gatewayUrl: string
  programs: WebKitPrograms
  env: Record<string, string>
}

/**
 * Starts WebKitGTK's browser on a virtual display. WebKitGTK sends `Secure` cookies over TLS only,
 * even to localhost, and its driver reports no errors. The browser therefore reaches the portal
 * through a TLS proxy that inserts an error recorder into the pages.
 */
export async function startWebKitBrowser(options: Options): Promise<DrivenBrowser> {
  const { gatewayUrl, programs, env } = options
  const ends: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of ends.reverse()) await end()
  }
  try {
    const certificate = makeCertificate(programs.openssl)
    const proxy = await startTlsProxy({ target: gatewayUrl, ...certificate, script: watchScript })
    ends.push(proxy.stop)
    const display = await startDisplay(programs.display)
    ends.push(() => end(display.server))
    const port = await findFreePort()
    const driver = spawn(programs.driver, [`--port=${port}`], {
      // C.UTF-8 is a locale that every machine has.
      env: { ...env, LC_ALL: 'C.UTF-8', DISPLAY: display.name, GDK_BACKEND: 'x11' },
      stdio: 'inherit',
    })
    ends.push(() => end(driver))
    const driverUrl = `http://127.0.0.1:${port}`
    await untilListening(driverUrl)
    const session = await startSession(driverUrl, { acceptInsecureCerts: true })
    ends.push(() => session.command('DELETE', ''))
    return { version: session.version, openTab: () => openTab(session, proxy.url), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Self-signed certificate, valid for a day, and its key. */
function makeCertificate(openssl: string): { key: string; cert: string } {
  const args = ['-x509', '-nodes', '-days', '1', '-newkey', 'ec']
  const curve = ['-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const { stdout, stderr, status } = spawnSync(
    openssl,
    ['req', ...args, ...curve, ...names, '-keyout', '-', '-out', '-'],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`)
  // The output contains both PEM blocks. Each TLS option reads its own block.
  return { key: stdout, cert: stdout }
}

/** Starts an X server. The server takes the first free display number and writes it to a pipe. */
async function startDisplay(program: string): Promise<{ name: string; server: ChildProcess }> {
  const server = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  // The cast is safe: `stdio` requests a pipe as the fourth stream, which this process reads.
  const [number] = await once(server.stdio[3] as Readable, 'data')
  return { name: `:${String(number).trim()}`, server }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function untilListening(driverUrl: string): Promise<void> {
  for await (const _ of setInterval(50, undefined, { signal: AbortSignal.timeout(patience) })) {
    const answer = await fetch(`${driverUrl}/status`).catch(() => undefined)
    if (answer?.ok) return
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Switches the session to a window or frame before a command. */
type Enter = () => Promise<void>

async function openTab({ command }: WebDriverSession, baseUrl: string): Promise<Tab> {
  // Each tab is a window of its own: a tab in the background draws no frames.
  const { handle } = (await command('POST', '/window/new', { type: 'window' })) as {
    handle: string
  }
  const enter = async () => {
    await command('POST', '/window', { handle })
    await command('POST', '/frame', { id: null })
  }
  await enter()
  await command('POST', '/window/rect', { x: 0, y: 0, width: 1440, height: 1000 })
  const document = documentOf(command, enter)
  return {
    ...document,
    async open(path) {
      await enter()
      await command('POST', '/url', { url: baseUrl + path })
    },
    show: enter,
    async screenshot() {
      await enter()
      return Buffer.from(String(await command('GET', '/screenshot')), 'base64')
    },
    errors: () => document.evaluate(...readWatch),
  }
}

function documentOf(command: Command, enter: Enter): DrivenDocument {
  return {
    async evaluate(task, ...args) {
      await enter()
      return (await evaluate(command, task, args)) as ReturnType<typeof task>
    },
    async run(script) {
      await enter()
      await command('POST', '/execute/sync', { script, args: [] })
    },
    async find(task, ...args) {
      await enter()
      const found = (await evaluate(command, task, args)) as ElementReference | null
      return found ? elementOf(command, enter, found) : undefined
    },
  }
}

function elementOf(command: Command, enter: Enter, reference: ElementReference): DrivenElement {
  return {
    async click() {
      await enter()
      await command('POST', `${pathOf(reference)}/click`, {})
    },
    async type(text) {
      await enter()
      await command('POST', `${pathOf(reference)}/value`, { text })
    },
    async evaluate(task, ...args) {
      await enter()
      return (await evaluate(command, task, [reference, ...args])) as ReturnType<typeof task>
    },
    content: async () =>
      documentOf(command, async () => {
        await enter()
        await command('POST', '/frame', { id: reference })
      }),
  }
}
