/** What the gateway tells of itself to whoever watches it. */
import type { WorldStore } from '../../mocks/world/collections.ts'
import type { Answered } from '../http/httpServer.ts'
import { createRegistry } from './exposition.ts'
import { operationName } from './operationNames.ts'
import { measureProcess } from './processMetrics.ts'
import { withTimes } from './timedStore.ts'

export type GatewayMetrics = {
  answered(request: Answered): void
  /** The store, with its calls timed. */
  timed(store: WorldStore): WorldStore
  /** What others count, read when it is asked for. */
  watch(sources: {
    requestsInFlight: () => number
    socketsOpen: () => number
    rulesVersion: () => Promise<number>
  }): void
  text(): Promise<string>
  stop(): void
}

const answerTimes = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const databaseTimes = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 1, 5]

/** @param version of the gateway, as its package has it. */
export function createGatewayMetrics(version: string): GatewayMetrics {
  const registry = createRegistry()
  registry.gauge('portico_build_info', 'What runs.', () => ({
    labels: { version, node: process.versions.node },
    value: 1,
  }))
  const requests = registry.counter('portico_requests_total', 'Requests that were answered.')
  const times = registry.histogram(
    'portico_request_duration_seconds',
    'From the request’s head to the answer’s last byte.',
    answerTimes,
  )
  const database = registry.histogram(
    'portico_database_duration_seconds',
    'Calls of the store, waiting included.',
    databaseTimes,
  )
  const stop = measureProcess(registry)
  return {
    answered({ method, path, status, milliseconds }) {
      const operation = operationName(method, path)
      requests.add({ operation, status: `${Math.floor(status / 100)}xx` })
      times.observe({ operation }, milliseconds / 1000)
    },
    timed: (store) => withTimes(store, (kind, seconds) => database.observe({ kind }, seconds)),
    watch({ requestsInFlight, socketsOpen, rulesVersion }) {
      registry.gauge('portico_requests_in_flight', 'Requests being answered.', requestsInFlight)
      registry.gauge('portico_sockets_open', 'Open sockets.', socketsOpen)
      registry.gauge('portico_rules_version', 'Version of the rules in force here.', rulesVersion)
    },
    text: registry.text,
    stop,
  }
}
