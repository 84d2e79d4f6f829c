import { FetchInterceptor } from '@mswjs/interceptors/fetch/web'
import { WebSocketInterceptor } from '@mswjs/interceptors/WebSocket'
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest/web'
import { defineNetwork, InterceptorSource } from 'msw/experimental'
import { collections } from '../platform/domain/base/collections/collections.ts'
import type { Context } from '../platform/domain/base/context/context.ts'
import { createOutbox, type Outbox } from '../platform/domain/base/context/outbox.ts'
import { createPatterns } from '../platform/domain/base/patterns/patterns.ts'
import { createMemoryStore } from '../platform/domain/base/storage/memoryStore.ts'
import { type Clock, createClock } from '../platform/domain/base/time/clock.ts'
import { runDueJobs } from '../platform/domain/base/time/jobs.ts'
import { jobHandlers } from '../platform/domain/jobHandlers.ts'
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
import { copyRows, type FillStore } from './copiedRows.ts'
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

/** A platform of its own that answers the network calls of this process. */
export type Mocks = {
  context: Context<ErrorCode>
  server: Server
  /** The server's end of the socket. */
  socket: SocketHub
  clock: Clock
  /** The codes that were sent by sms. */
  outbox: Outbox
  scenarios: ScenarioSwitch
  /** What went wrong inside the server, for a test to look at. */
  failures: ServerFailure[]
  /** The ids of calls that are not answered yet. */
  underWay: ReadonlySet<string>
  /** Does everything that the domain has planned up to its clock's time. */
  runDueJobs(): Promise<void>
  /** Gives the network back. */
  stop(): void
}

export type MocksOptions = Pick<ServerOptions, 'rateLimits'> & {
  /** Behaviour in place of the usual one, by call. */
  behaviour?: Partial<Behaviour>
  /**
   * The rows before the first call; by default the personas and an operator.
   */
  seed?: Seed
}

const noted = withRejectionLog(behaviour)

/** Cheap, for tests hash many passwords. */
const passwordIterations = 100

/** Few, for tests log in often. */
const proofOfWork = 1000

/**
 * Interceptors of the network APIs that a page uses. `msw/node` intercepts sockets instead: each
 * call opens one that is never closed and keeps its page in memory.
 */
const interceptors = [
  new FetchInterceptor(),
  new XMLHttpRequestInterceptor(),
  new WebSocketInterceptor(),
  // The declarations for browsers and for Node have a class of their own each for the same thing.
] as unknown as ConstructorParameters<typeof InterceptorSource>[0]['interceptors']

/** One for all platforms: a verdict about a pattern holds in each. */
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

/** Milliseconds for which a platform may begin with rows that were seeded for an earlier one. */
const longestUse = 60_000

/** Seeded rows, by what they were seeded with. */
const seeded = new Map<string, { at: number; fill: Promise<FillStore> }>()

/** Seeds a platform, or copies the rows of one that was seeded within the last minute. */
async function beginContext(context: Context, seed: Seed): Promise<void> {
  const key = JSON.stringify({ ...seed, demonstration: seed.demonstration !== undefined })
  const now = context.now()
  const known = seeded.get(key)
  const isRecent = known !== undefined && now >= known.at && now < known.at + longestUse
  const { fill } = isRecent ? known : { fill: seedRows(seed) }
  if (!isRecent) seeded.set(key, { at: now, fill })
  await (await fill)(context.store)
}

/** With the key pair for encrypted payloads, which takes long to make. */
async function seedRows(seed: Seed): Promise<FillStore> {
  const context = createMockContext(createClock(), createOutbox())
  await seedDomain(context, seed)
  await encryptionKeys(context)
  await context.background.waitUntilIdle()
  return copyRows(context.store)
}

/** Answers this process's calls, by fetch or otherwise, from a fresh platform. */
export async function startMocks(options: MocksOptions = {}): Promise<Mocks> {
  const clock = createClock()
  const outbox = createOutbox()
  const scenarios = createScenarioSwitch()
  const failures: ServerFailure[] = []
  const context = createMockContext(clock, outbox)
  await beginContext(context, options.seed ?? mockSeed)
  const used = scenarioBehaviour({ ...noted, ...options.behaviour }, scenarios)
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
    // No end is told of a call that its page has given up.
    request.signal.addEventListener('abort', () => end(requestId))
  })
  network.events.on('request:end', ({ requestId }) => end(requestId))
  await network.enable()
  const runJobs = async () => {
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
