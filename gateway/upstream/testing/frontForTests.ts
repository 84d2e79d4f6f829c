import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'
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

/** Platform that records the requests that reach it, with a front gateway. */
export type RecordingPlatform = {
  front: TestGateway
  requests: IncomingMessage[]
  /** Response of the platform to every request. */
  answer: { status: number; headers: OutgoingHttpHeaders }
}

/**
 * Starts a gateway in front of a recording platform, for all tests of a file. Each test begins
 * without requests and with an empty 200 response.
 * @param body body of every response.
 */
export function recordingPlatformPerTest(body: string): RecordingPlatform {
  const undo: Undo = []
  // The cast is safe: the hooks set all properties before the first test.
  const platform = {} as RecordingPlatform
  beforeAll(async () => {
    const { origin } = await startFakePlatform((incoming, outgoing) => {
      platform.requests.push(incoming)
      outgoing.writeHead(platform.answer.status, platform.answer.headers).end(body)
    }, undo)
    platform.front = await startFront(origin, undo)
  })
  beforeEach(() => {
    platform.requests = []
    platform.answer = { status: 200, headers: {} }
  })
  afterAll(async () => {
    for (const step of undo.reverse()) await step()
  })
  return platform
}

export async function listen(server: Server | import('node:net').Server): Promise<AddressInfo> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // `address()` returns an `AddressInfo` for a server that listens on TCP.
  return server.address() as AddressInfo
}
