import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Configuration } from '../../configuration/configuration.ts'
import { createTestFolder, startTestGateway, type TestGateway } from '../../testing/testGateway.ts'
import { type PlatformLimits, usualLimits } from '../platformLimits.ts'

/** Functions that clean up after a test, called in reverse order. */
export type Undo = (() => Promise<unknown>)[]

/** Starts a gateway in front of an upstream platform, with its own data folder. */
export async function startFront(
  origin: string,
  undo: Undo,
  limits: Partial<PlatformLimits> = {},
  changes: Partial<Configuration> = {},
): Promise<TestGateway> {
  const upstream = {
    origin,
    isPlain: true,
    imagePaths: ['/uploads/'],
    limits: { ...usualLimits, ...limits },
  }
  return startGateway(undo, { upstream, ...changes })
}

export async function startGateway(
  undo: Undo,
  changes: Partial<Configuration> = {},
): Promise<TestGateway> {
  const folder = await createTestFolder()
  const gateway = await startTestGateway(folder, changes)
  undo.push(folder.remove, () => gateway.close(100))
  return gateway
}

/** Starts a fake upstream platform whose responses the test defines. */
export async function startFakePlatform(answer: RequestListener, undo: Undo) {
  const server = createServer(answer)
  const { port } = await listen(server)
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }
  undo.push(stop)
  return { origin: `http://127.0.0.1:${port}`, port, stop }
}

export async function listen(server: Server | import('node:net').Server): Promise<AddressInfo> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // `address()` returns an `AddressInfo` for a server that listens on TCP.
  return server.address() as AddressInfo
}
