import { FetchInterceptor } from '@mswjs/interceptors/fetch/web'
import { WebSocketInterceptor } from '@mswjs/interceptors/WebSocket'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest/web'
import { defineNetwork, InterceptorSource } from 'msw/experimental'
import { collections, type DomainStore } from '../platform/domain/base/collections/collections.ts'
import type { Context } from '../platform/domain/base/context/context.ts'
import { createOutbox, type Outbox } from '../platform/domain/base/context/outbox.ts'
import { createPatterns } from '../platform/domain/base/patterns/patterns.ts'
import { copyMemoryStore, createMemoryStore } from '../platform/domain/base/storage/memoryStore.ts'
import { type Clock, createClock } from '../platform/domain/base/time/clock.ts'
import { runDueJobs } from '../platform/domain/base/time/jobs.ts'
import { jobHandlers } from '../platform/domain/jobHandlers.ts'
import { refreshFixtures } from '../platform/domain/play/sports/refreshFixtures.ts'
import { createContext } from '../platform/domain/ports.ts'
import { type Seed, seedDomain } from '../platform/domain/seed.ts'
import type { Behaviour } from '../platform/gen/behaviour.ts'
import { behaviour } from '../platform/handlers/all.ts'
import { encryptionKeys } from '../platform/server/encryptionKeys.ts'
import { createPasskeyVerifier } from '../platform/server/passkeyVerifier.ts'
import {
  createServer,
  type Server,
  type ServerFailure,
  type ServerOptions,
} from '../platform/server/server.ts'
import { createSocketHub, type SocketHub } from '../platform/server/socket/hub.ts'
import type { ErrorCode } from '../src/api/gen/errors.ts'
import { classifyInline, startInlinePatternWorker } from '../src/lib/patterns/inlinePatterns.ts'
import { demonstration } from './demonstration.ts'
import { mockSeed } from './mockOperator.ts'
import { mswHandlers, mswResponse } from './msw/mswHandlers.ts'
import { mswSocket } from './msw/mswSocket.ts'
import { withRejectionLog } from './rejectionNotes.ts'
import {
  createScenarioSwitch,
  type ScenarioSwitch,
  scenarioBehaviour,
  withScenarios,
} from './scenarios/scenarios.ts'

/** Mock platform with its own data, which handles the network calls of this process. */
export type Mocks = {
  context: Context<ErrorCode>
  server: Server
  /** Hub that serves the WebSocket connections. */
  socket: SocketHub
  clock: Clock
  /** SMS and e-mails that were sent, with their codes. */
  outbox: Outbox
  scenarios: ScenarioSwitch
  /** Internal errors of the server, which tests can check. */
  failures: ServerFailure[]
  /** Request ids of the calls in progress. */
  underWay: ReadonlySet<string>
  /** Refreshes the sports matches, and runs all jobs that are due by the domain's clock. */
  runDueJobs(): Promise<void>
  /** Stops intercepting network calls. */
  stop(): void
}

export type MocksOptions = Pick<ServerOptions, 'rateLimits'> & {
  /** Handlers that replace handlers of the platform, by call. */
  behaviour?: Partial<Behaviour>
  /** Initial data of the platform. By default the personas and an operator. */
  seed?: Seed
}

const loggedBehaviour = withRejectionLog(behaviour)

/** Low number of iterations per password hash, because tests hash many passwords. */
const passwordIterations = 100

/** A low difficulty, because tests log in often. */
const proofOfWork = 1000

/**
 * Interceptors for the network APIs that a page uses. `msw/node` intercepts sockets instead: each
 * call then opens a socket that is never closed and keeps its page in memory.
 */
const interceptors = [
  new FetchInterceptor(),
  new XMLHttpRequestInterceptor(),
  new WebSocketInterceptor(),
  // The cast is safe: the types for browsers and the types for Node each declare the class
  // `Interceptor`.
] as unknown as ConstructorParameters<typeof InterceptorSource>[0]['interceptors']

/** All platforms share one pattern checker, because the result for a pattern is always the same. */
const patterns = createPatterns({
  startWorker: startInlinePatternWorker,
  classify: classifyInline,
})

function createMockContext(clock: Clock, outbox: Outbox): Context<ErrorCode> {
  const context: Context<ErrorCode> = createContext({
    store: createMemoryStore(collections),
    content: demonstration.content,
    providers: demonstration.createProviders(() => context, outbox),
    provocations: demonstration.provocations,
    passkeys: createPasskeyVerifier('https://portico.test'),
    now: clock.now,
    passwordIterations,
    proofOfWork,
    patterns,
  })
  return context
}

/** Milliseconds for which rows that an earlier start has seeded may be reused. */
const longestUse = 60_000

/** Seeded rows that later starts can reuse, by the JSON text of their seed. */
const seededRows = new Map<string, { at: number; fill: Promise<(store: DomainStore) => void> }>()

/** Seeds a platform, or copies the rows of a platform that was seeded within the last minute. */
async function beginContext(context: Context, seed: Seed): Promise<void> {
  const key = JSON.stringify({ ...seed, demonstration: seed.demonstration !== undefined })
  const now = context.now()
  const known = seededRows.get(key)
  const isRecent = known !== undefined && now >= known.at && now < known.at + longestUse
  const { fill } = isRecent ? known : { fill: seedRows(seed) }
  if (!isRecent) seededRows.set(key, { at: now, fill })
  const fillStore = await fill
  fillStore(context.store)
}

/** Seeds the rows. They include the key pair for encrypted payloads, whose creation takes long. */
async function seedRows(seed: Seed): Promise<(store: DomainStore) => void> {
  const context = createMockContext(createClock(), createOutbox())
  await seedDomain(context, seed)
  await encryptionKeys(context)
  await context.background.waitUntilIdle()
  return copyMemoryStore(context.store)
}

/** Starts a new mock platform. It handles the network calls of this process until `stop`. */
export async function startMocks(options: MocksOptions = {}): Promise<Mocks> {
  const clock = createClock()
  const outbox = createOutbox()
  const scenarios = createScenarioSwitch()
  const failures: ServerFailure[] = []
  const context = createMockContext(clock, outbox)
  await beginContext(context, options.seed ?? mockSeed)
  const used = scenarioBehaviour({ ...loggedBehaviour, ...options.behaviour }, scenarios)
  const base = createServer(context, used, {
    checkAnswers: true,
    respond: mswResponse,
    report: (failure) => failures.push(failure),
    ...(options.rateLimits && { rateLimits: options.rateLimits }),
  })
  const server = withScenarios(base, scenarios)
  const socket = createSocketHub({
    context: () => context,
    report: (error) => failures.push({ requestId: 'socket', operation: 'socket', error }),
  })
  const network = defineNetwork({
    sources: [new InterceptorSource({ interceptors })],
    handlers: [
      ...mswHandlers(
        server,
        demonstration.createPages(() => context),
      ),
      mswSocket(socket, scenarios),
    ],
    onUnhandledFrame: 'error',
    context: { quiet: true },
  })
  const underWay = new Set<string>()
  const end = (requestId: string) => void underWay.delete(requestId)
  network.events.on('request:start', ({ request, requestId }) => {
    underWay.add(requestId)
    // MSW emits no `request:end` event for a call that its page has aborted.
    request.signal.addEventListener('abort', () => end(requestId))
  })
  network.events.on('request:end', ({ requestId }) => end(requestId))
  await network.enable()
  const runJobs = async () => {
    await refreshFixtures(context)
    const errors: unknown[] = []
    await runDueJobs(context, jobHandlers, (error) => errors.push(error))
    if (errors.length > 0) throw new AggregateError(errors, 'Planned jobs failed')
  }
  const stop = () => {
    socket.close()
    void network.disable()
  }
  return {
    context,
    server,
    socket,
    clock,
    outbox,
    scenarios,
    failures,
    underWay,
    runDueJobs: runJobs,
    stop,
  }
}
