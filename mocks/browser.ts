/// <reference types="msw/vite/client" />
import { network } from 'virtual:msw'
import { publishDue } from '../platform/domain/accounts/rulePublishing/publishDue.ts'
import { collections } from '../platform/domain/base/collections/collections.ts'
import type { Context } from '../platform/domain/base/context/context.ts'
import { createOutbox } from '../platform/domain/base/context/outbox.ts'
import { createMemoryStore } from '../platform/domain/base/storage/memoryStore.ts'
import { createClock } from '../platform/domain/base/time/clock.ts'
import { runDueJobs } from '../platform/domain/base/time/jobs.ts'
import { jobHandlers } from '../platform/domain/jobHandlers.ts'
import { refreshFixtures } from '../platform/domain/play/sports/refreshFixtures.ts'
import { createContext } from '../platform/domain/ports.ts'
import { seedDomain } from '../platform/domain/seed.ts'
import { behaviour } from '../platform/handlers/all.ts'
import { createPasskeyVerifier } from '../platform/server/passkeyVerifier.ts'
import { createServer, type Server } from '../platform/server/server.ts'
import { createSocketHub } from '../platform/server/socket/hub.ts'
import type { ErrorCode } from '../src/api/gen/errors.ts'
import { startBrowserPatternWorker } from '../src/lib/patterns/browserPatternWorker.ts'
import { createPatternClassifier } from '../src/lib/patterns/patternClassifier.ts'
import { demonstration } from './demonstration.ts'
import { mockSeed } from './mockOperator.ts'
import { mswHandlers, mswResponse } from './msw/mswHandlers.ts'
import { mswSocket } from './msw/mswSocket.ts'
import type { BrowserMocks } from './page/browserMocks.ts'
import { createCallRecorder } from './page/callRecorder.ts'
import { endPageSession } from './page/pageSession.ts'
import { applyShared, readShared, tokenOf, visitor, withoutShared } from './page/sharedState.ts'
import { createSnapshotKeeper } from './page/snapshotKeeper.ts'
import { createScenarioSwitch, scenarioBehaviour, withScenarios } from './scenarios/scenarios.ts'
import { startClassifyWorker } from './worker/startClassifyWorker.ts'

const storageKey = 'portico.mocks.world'
const seed = { ...mockSeed, past: true }

/**
 * Storage of the browser; null if access is denied. The mocks then lose their state at each reload.
 */
function openStorage(): Storage | null {
  try {
    return globalThis.localStorage
  } catch {
    return null
  }
}

/**
 * Platform that runs in the page, and its server. `begin` adds the seed data unless an earlier
 * state was loaded.
 */
type Opened = { context: Context<ErrorCode>; server: Server; begin(): Promise<void> }

function createParts(storage: Storage | null) {
  const clock = createClock(storage ?? undefined)
  const outbox = createOutbox(storage ?? undefined)
  const scenarios = createScenarioSwitch(storage ?? undefined)
  const used = scenarioBehaviour(behaviour, scenarios)
  const classify = createPatternClassifier(startClassifyWorker)
  const open = (): Opened => {
    const keeper = createSnapshotKeeper(storage, storageKey)
    const store = createMemoryStore(collections, {
      load: keeper.load,
      save: keeper.save,
      // A browser's storage quota is about 5 MB, and a single picture may use all of it.
      unsavedCollections: ['fileContents'],
      // These two collections change every few seconds. Each saved snapshot makes all other tabs
      // reload their state, so changes in these collections alone save no snapshot.
      lazyCollections: ['fixtures', 'fixtureRefreshes'],
    })
    const domain: Context<ErrorCode> = createContext({
      store,
      content: demonstration.content,
      providers: demonstration.createProviders(() => domain, outbox),
      provocations: demonstration.provocations,
      passkeys: createPasskeyVerifier(location.origin),
      now: clock.now,
      startPatternWorker: startBrowserPatternWorker,
      classifyPattern: classify,
    })
    const server = createServer(domain, used, {
      checkAnswers: true,
      respond: mswResponse,
      report: ({ error }) => globalThis.reportError(error),
    })
    return { context: domain, server, begin: () => keeper.during(() => seedDomain(domain, seed)) }
  }
  return { clock, outbox, scenarios, open }
}

/**
 * Handles the API calls of this page with a platform that runs in the page. The platform's state
 * survives reloads and is shared by all tabs of the origin. Further calls return the same mocks.
 * For development only.
 */
export function startBrowserMocks(): Promise<BrowserMocks> {
  startedMocks ??= start()
  return startedMocks
}

let startedMocks: Promise<BrowserMocks> | undefined

/** Applies the state that a shared link describes, and removes it from the URL. */
async function followLink(mocks: BrowserMocks): Promise<void> {
  const { pathname, search, hash } = location
  const rest = withoutShared(search)
  if (rest === search) return
  const shared = readShared(search)
  await applyShared(mocks, shared)
  const goOn = async (query: string) => {
    location.replace(pathname + query + hash)
    await new Promise(() => {})
  }
  if (shared.persona === visitor) {
    if (await endPageSession(mocks.context())) await goOn(rest)
  } else if (shared.persona !== undefined) {
    const token = await tokenOf(mocks, shared.persona)
    // The token is passed in the URL, as in an external link (LOGIN-26). The page reads it before
    // anything else.
    if (token !== undefined) await goOn(`${rest ? `${rest}&` : '?'}token=${token}`)
  }
  history.replaceState(history.state, '', pathname + rest + hash)
}

async function start(): Promise<BrowserMocks> {
  const storage = openStorage()
  const { clock, outbox, scenarios, open } = createParts(storage)
  let current = open()
  // Loads the state again after another tab, such as the operator's console, has changed it.
  const replaceDomain = () => {
    current = open()
    socket.contextReplaced()
  }
  const socket = createSocketHub({
    context: () => current.context,
    report: (error) => globalThis.reportError(error),
  })
  globalThis.addEventListener('storage', ({ key }) => {
    if (key === storageKey) replaceDomain()
  })

  let isResetting = false
  const calls = createCallRecorder(storage ?? undefined)
  const server = calls.around(
    withScenarios((request, context) => current.server(request, context), scenarios),
  )
  const pages = demonstration.createPages(() => current.context)
  const handlers = [...mswHandlers(server, pages), mswSocket(socket, scenarios)]
  network.configure({ handlers, onUnhandledFrame: 'bypass' })
  await Promise.all([network.enable(), current.begin()])
  // A failed job is retried in the next run, one second later.
  setInterval(() => {
    if (isResetting) return
    publishDue(current.context).catch(globalThis.reportError)
    refreshFixtures(current.context).catch(globalThis.reportError)
    const jobs = runDueJobs(current.context, jobHandlers, globalThis.reportError)
    jobs.catch(globalThis.reportError)
  }, 1000)

  const reset = async () => {
    isResetting = true
    try {
      storage?.removeItem(storageKey)
      outbox.forget()
      calls.forget()
      const next = open()
      // Calls and jobs use the old platform until the new platform has its seed data.
      await next.begin()
      current = next
      socket.contextReplaced()
    } finally {
      isResetting = false
    }
  }
  const mocks: BrowserMocks = {
    context: () => current.context,
    clock,
    outbox,
    scenarios,
    calls,
    reset,
  }
  await followLink(mocks)
  // The start of the portal does not wait for the mock panel.
  void import('./panel/mountPanel.ts').then(({ mountPanel }) => mountPanel(mocks))
  return mocks
}
