/** Assembles a gateway: data folder, database, context, app and HTTP server. */
import manifest from '../package.json' with { type: 'json' }
import { decoyHash } from '../platform/domain/accounts/account/decoyHash.ts'
import { liveVersion } from '../platform/domain/accounts/registration/registrationRules.ts'
import type { Content } from '../platform/domain/base/content/content.ts'
import { giveWay } from '../platform/domain/base/content/giveWay.ts'
import type { Context } from '../platform/domain/base/context/context.ts'
import type { Demonstration } from '../platform/domain/demonstration.ts'
import { seedDomain } from '../platform/domain/seed.ts'
import { behaviour } from '../platform/handlers/all.ts'
import { bodyLimitOf } from '../platform/server/body.ts'
import { publicKeys } from '../platform/server/encryptionKeys.ts'
import { createServer, type ServerFailure } from '../platform/server/server.ts'
import { createSocketHub } from '../platform/server/socket/hub.ts'
import type { ErrorCode } from '../src/api/gen/errors.ts'
import { type AppRoute, createApp } from './app.ts'
import type { Configuration } from './configuration/configuration.ts'
import { createGatewayContext } from './context/gatewayContext.ts'
import { createGatewayPasskeys } from './context/gatewayPasskeys.ts'
import { createHashQueue, type HashQueue } from './context/hashQueue.ts'
import { ensureOperator } from './context/operatorAccount.ts'
import { loadDemonstration } from './demonstration.ts'
import {
  createDiscovery,
  discoveryPaths,
  ownSitemapInterval,
  platformSitemapInterval,
} from './discovery/discovery.ts'
import { startRepeatedWork } from './housekeeping.ts'
import { createAnswerCompression } from './http/answerCompression.ts'
import { createHttpServer } from './http/httpServer.ts'
import { listen, urlOf } from './http/listen.ts'
import { createRulesAnswer } from './http/rulesAnswer.ts'
import { createShownPath } from './http/shownPath.ts'
import { serveSocket } from './http/socketServer.ts'
import { createStatusAnswer } from './http/statusAnswer.ts'
import { errorFields, type Log } from './log/log.ts'
import { createGatewayMetrics, type GatewayMetrics } from './metrics/gatewayMetrics.ts'
import { createMetricsAnswer } from './metrics/metricsAnswer.ts'
import { openProviders } from './providers/openProviders.ts'
import { portalReferenced } from './reference/portalReferenced.ts'
import { createReference } from './reference/reference.ts'
import { startRendering } from './rendering/startRendering.ts'
import { createVisitor } from './rendering/visitor.ts'
import { type Build, pathsOf, readBuild } from './static/buildFolder.ts'
import { createDocuments } from './static/documents.ts'
import { createEntryDocuments } from './static/entryDocuments.ts'
import { createShells } from './static/shells.ts'
import { createStaticFiles } from './static/staticFiles.ts'
import { openStore, takeFolder } from './store/openStore.ts'
import type { Front } from './upstream/front.ts'
import { startWarmUp } from './warmUp.ts'

export type Gateway = {
  /** URL of the gateway, such as `http://127.0.0.1:8080`. */
  url: string
  /**
   * Operator password that this start generated, undefined if it generated none. It is not shown
   * again.
   */
  madePassword: string | undefined
  hasOperatorConsole: boolean
  /** Routes of the app that the contract does not define. */
  routes: readonly AppRoute[]
  /** Accounts with published passwords. Empty without demonstration data. */
  openAccounts: Content['openAccounts']
  /** Stops the gateway once running requests have ended, at most after `limit` milliseconds. */
  close(limit?: number): Promise<void>
}

/**
 * Milliseconds that a stop waits for running requests: longer than any response takes, but shorter
 * than the time after which a supervisor kills the process.
 */
const drainLimit = 10_000

/** Starts a gateway. If a step fails, closes everything that was opened before and rethrows. */
export async function startGateway(configuration: Configuration, log: Log): Promise<Gateway> {
  const undo: (() => void | Promise<void>)[] = []
  try {
    return await start(configuration, log, undo)
  } catch (error) {
    for (const step of undo.reverse()) await step()
    throw error
  }
}

async function start(
  configuration: Configuration,
  log: Log,
  undo: (() => void | Promise<void>)[],
): Promise<Gateway> {
  const build = await readBuild(configuration.buildFolder)
  const metrics = createGatewayMetrics(manifest.version)
  const demonstration = configuration.personas ? await loadDemonstration() : undefined
  // `ownUrl` is a function, since the URL is unknown until the server listens.
  const ownUrl = () => url
  const hashes = createHashQueue(metrics.countRefusedHash)
  const around = { log, undo, metrics, hashes, demonstration, ownUrl }
  const { context, madePassword } = await openContext(configuration, around)

  let closing = false
  const { trustedProxies, ownHosts, host, port } = configuration
  const { checkAnswers, rateLimits, hosts, origin, buildFolder } = configuration
  const front = await openFront(configuration, context, log)
  if (front) undo.push(front.close)
  if (front) metrics.watchUpstream(front.circuit)
  const isReady = async () =>
    !closing && (await databaseAnswers(context)) && (!front || (await front.answers()))
  const answers = await createAnswers({
    context,
    build,
    front,
    around: { log, undo, metrics },
    options: { checkAnswers, hosts, origin, buildFolder, ...(rateLimits && { rateLimits }) },
    ownHosts,
    ownUrl,
  })
  const server = hashes.knowCallers(front ? front.ownServer(answers.server) : answers.server)
  const app = createApp({
    ...answers,
    server,
    isReady,
    pages: demonstration?.createPages(() => context) ?? [],
    reference: configuration.docs ? createReference(portalReferenced) : undefined,
  })
  const http = createHttpServer({
    log,
    trustedProxies,
    ownHosts,
    shownPath: createShownPath([...pathsOf(build), ...discoveryPaths]),
    app: app.answer,
    bodyLimit: front?.bodyLimit ?? bodyLimitOf,
    memory: [
      createRulesAnswer({ server: answers.server, live: () => liveVersion(context) }),
      ...(front ? [] : [createStatusAnswer({ server: answers.server, context })]),
      answers.staticFiles.shortcut,
      answers.discovery,
      answers.documents.shortcut,
    ],
    shortcuts: [
      createMetricsAnswer(metrics.text, configuration.metricsToken),
      ...(front ? [front.passThrough] : []),
    ],
    onAnswered: metrics.countAnswer,
  })
  const hub = createSocketHub({
    context: () => context,
    report: (error) => log.error('socket failed', errorFields(error)),
    foreignSessions: front !== undefined,
  })
  const sockets = serveSocket({ server: http.server, hub, log, trustedProxies, ownHosts })
  undo.push(sockets.close)
  metrics.watch({
    requestsInFlight: http.inFlight,
    socketsOpen: hub.count,
    hashesWaiting: hashes.countWaiting,
    hashesRunning: hashes.countRunning,
    rulesVersion: async () => (await liveVersion(context)).version,
  })
  await listen(http.server, host, port)
  const url = urlOf(host, http.server.address())
  log.info('started', { url })
  const { prepareSearch } = context.content.catalogue
  // These tasks run after the start, because they would delay the first visitors.
  const tasks = [() => decoyHash(context), prepareSearch, ...answers.improvements]
  if (configuration.warmsUp) undo.push(startWarmUp(tasks, log))

  const close = async (limit = drainLimit) => {
    closing = true
    log.info('stopping')
    // Closes the WebSockets too, since the HTTP server waits until all of its connections have
    // ended.
    await Promise.all([sockets.close(), http.close(limit)])
    for (const step of undo.reverse()) await step()
    log.info('stopped')
    log.flush()
  }
  const hasOperatorConsole = build.files.some(({ path }) => path === '/operator.html')
  const { openAccounts } = context.content
  return { url, madePassword, hasOperatorConsole, routes: app.routes, openAccounts, close }
}

/**
 * Opens the modules that forward calls to an upstream platform. They are loaded on demand, since
 * they load slowly and most gateways have no upstream platform.
 */
async function openFront({ upstream }: Configuration, context: Context<ErrorCode>, log: Log) {
  if (!upstream) return undefined
  const { createFront } = await import('./upstream/front.ts')
  return createFront(upstream, context, log)
}

type Around = {
  log: Log
  undo: (() => void | Promise<void>)[]
  metrics: GatewayMetrics
  hashes: HashQueue
  demonstration: Demonstration | undefined
  ownUrl: () => string
}

/** Opens the database and creates the data that the gateway requires. */
async function openContext(
  configuration: Configuration,
  { log, undo, metrics, hashes, demonstration, ownUrl }: Around,
) {
  const folder = await takeFolder(configuration)
  undo.push(folder.release)
  const database = await openStore(configuration, log)
  undo.push(database.close)
  const stopping = new AbortController()
  const providers = await openProviders(configuration.providers, {
    log,
    stopSignal: stopping.signal,
  })
  const context = createGatewayContext({
    store: metrics.timeStore(database.store),
    outboxFile: folder.outboxFile,
    passwordCost: configuration.passwordCost,
    hashes,
    ownsPlatform: configuration.upstream === undefined,
    languages: configuration.languages,
    passkeys: createGatewayPasskeys(configuration, ownUrl),
    providers,
    demonstration,
    onUndecided: metrics.countUndecided,
    report: (name, error) => log.error(`${name} failed`, errorFields(error)),
  })
  undo.push(context.background.waitUntilIdle, () => stopping.abort())
  await seedDomain(context, { demonstration, past: true })
  // Creates the encryption keys now, so that no visitor waits for them.
  await publicKeys(context)
  const madePassword = await ensureOperator(context, configuration.operatorPassword)
  undo.push(...startRepeatedWork(context, log))
  return { context, madePassword }
}

type AnswerParts = {
  context: Context<ErrorCode>
  build: Build
  front: Front | undefined
  around: Pick<Around, 'log' | 'undo' | 'metrics'>
  options: Pick<Configuration, 'checkAnswers' | 'rateLimits' | 'hosts' | 'origin' | 'buildFolder'>
  ownHosts: Configuration['ownHosts']
  ownUrl: () => string
}

async function createAnswers(parts: AnswerParts) {
  const { context, build, front, around, options, ownHosts, ownUrl } = parts
  const { log, undo, metrics } = around
  const { buildFolder } = options
  const report = ({ requestId, operation, error }: ServerFailure) =>
    log.error('call failed', { requestId, operation, ...errorFields(error) })
  const { respond, toCaller } = createAnswerCompression()
  const staticFiles = await createStaticFiles(build)
  const shells = createShells(build, options)
  const unlimited = createServer(context, behaviour, { ...options, report, rateLimits: {} })
  const send = createVisitor(front ? front.ownServer(unlimited) : unlimited, ownUrl)
  const rendering = startRendering({
    buildFolder,
    build,
    shells,
    log,
    send,
    isFront: front !== undefined,
    countFailure: metrics.countRenderFailure,
  })
  if (rendering) undo.push(rendering.close)
  return {
    server: createServer(context, behaviour, { ...options, report, respond }),
    toCaller,
    staticFiles,
    entries: createEntryDocuments(build, options.hosts),
    discovery: createDiscovery({
      send,
      pages: build.prerenderedPages,
      builtAt: build.builtAt,
      languages: shells.languages,
      origin: options.origin,
      ownHosts,
      interval: front ? platformSitemapInterval : ownSitemapInterval,
      onFailure: (error) => log.warn('no sitemap could be made', errorFields(error)),
    }),
    documents: createDocuments({ shells, sources: rendering ? [rendering.source] : [] }),
    report,
    // Tasks to run after the start: page documents and static files are compressed again, at the
    // highest level.
    improvements: [() => shells.improve(giveWay), () => staticFiles.improve()],
  }
}

async function databaseAnswers({ store }: Context): Promise<boolean> {
  try {
    await store.ruleVersions.count()
    return true
  } catch {
    return false
  }
}
