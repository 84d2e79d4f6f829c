import { rmSync, statSync } from 'node:fs'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { type Watcher, watchContract } from '../watch.ts'
import type { Ready } from './messages.ts'
import { createMockApp, type MockAppOptions } from './mockApp.ts'
import { type Mocks, MocksError, startMocks } from './startMocks.ts'

export type MockServerOptions = MockAppOptions & {
  /** Absolute path of the contract's file, or of the folder that contains it. */
  contract: string
  /** Port to listen on; 0 selects any free port. */
  port: number
  /** True to reload the mocks when the contract changes. */
  watch: boolean
}

export type MockServer = {
  /** Base URL: `http://127.0.0.1:4010`. */
  url: string
  /** Description of the mocks that were loaded at the start of the server. */
  ready: Ready
  /** Stops the server after pending responses, and removes temporary files. */
  close(): Promise<void>
}

/** Only clients on this machine can connect. */
const host = '127.0.0.1'

/** Time limit for pending responses on close, in milliseconds. */
const closingMilliseconds = 1000

/**
 * Starts to listen.
 * @returns the port in use.
 */
function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (failure: NodeJS.ErrnoException) => {
      const hint = `Port ${port} is taken; choose another with --port, or 0 for any that is free.`
      reject(failure.code === 'EADDRINUSE' ? new MocksError(hint) : failure)
    })
    server.listen(port, host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const limit = setTimeout(() => server.closeAllConnections(), closingMilliseconds)
  await closed
  clearTimeout(limit)
}

/**
 * Creates a temporary folder for mocks. Each call of `start` generates mocks into a new subfolder
 * and starts them.
 */
async function createGenerations(contract: string) {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'mocks-'))
  // Removes the folder when the process exits without a call of `close`.
  const removeAtExit = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', removeAtExit)
  let count = 0
  return {
    start(): Promise<Mocks> {
      count += 1
      return startMocks({ contract, folder: join(folder, String(count)) })
    },
    async remove() {
      process.off('exit', removeAtExit)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Serves the mocks of a contract to clients on this machine.
 * @throws {MocksError} when the contract cannot be read or mocked, or the port is in use.
 */
export async function startMockServer(options: MockServerOptions): Promise<MockServer> {
  const { contract, port, watch, log, reference } = options
  const generations = await createGenerations(contract)
  let mocks: Mocks | undefined
  try {
    const first = await generations.start()
    mocks = first
    const app = createMockApp(first, { log, reference })
    const server = createServer(getRequestListener(app.fetch))
    const url = `http://${host}:${await listen(server, port)}`

    const reload = async () => {
      try {
        const next = await generations.start()
        mocks = next
        log(`Loaded again: ${next.operations.length} operations`)
        await app.use(next).stop()
      } catch (failure) {
        log(failure instanceof Error ? failure.message : String(failure))
        log('The mocks of the last good contract go on answering.')
      }
    }
    const folder = statSync(contract).isDirectory() ? contract : dirname(contract)
    const following: Watcher | undefined = watch ? watchContract(folder, reload) : undefined
    return {
      url,
      ready: first,
      async close() {
        await following?.close()
        await closeServer(server)
        await mocks?.stop()
        await generations.remove()
      },
    }
  } catch (failure) {
    await mocks?.stop()
    await generations.remove()
    throw failure
  }
}
