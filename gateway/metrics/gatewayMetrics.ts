/** Metrics of the gateway in Prometheus' format. */
import { AggregatorRegistry, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { DomainStore } from '../../platform/domain/base/collections/collections.ts'
import type { AnsweredRequest } from '../http/httpServer.ts'
import { isOneOfSeveral, shareMetrics } from '../processes/siblings.ts'
import type { Circuit, CircuitState } from '../upstream/circuit.ts'
import { operationName } from './operationNames.ts'
import { processRegistry } from './processMetrics.ts'
import { withTimes } from './timedStore.ts'

export type GatewayMetrics = {
  countAnswer(request: AnsweredRequest): void
  countRenderFailure(): void
  /** Counts a value that could not be matched against a pattern in time. */
  countUndecided(): void
  /** Counts a call that was rejected because too many calls wait for a password hash. */
  countRefusedHash(): void
  timeStore(store: DomainStore): DomainStore
  /** Registers functions that return current values whenever the metrics are requested. */
  watch(sources: {
    requestsInFlight: () => number
    socketsOpen: () => number
    hashesWaiting: () => number
    hashesRunning: () => number
    rulesVersion: () => Promise<number>
  }): void
  watchUpstream(circuit: Pick<Circuit, 'state' | 'openings'>): void
  /** All metrics in Prometheus' text format. Metrics whose source fails are omitted. */
  text(): Promise<string>
}

const answerTimes = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const databaseTimes = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 1, 5]

/**
 * Creates the metrics of a gateway.
 * @param version version of the gateway's package.
 */
export function createGatewayMetrics(version: string): GatewayMetrics {
  const registry = new Registry()
  const registers = [registry]
  new Gauge({
    name: 'portico_build_info',
    help: 'What runs.',
    labelNames: ['version', 'node'],
    aggregator: 'first',
    registers,
  }).set({ version, node: process.versions.node }, 1)
  const requests = new Counter({
    name: 'portico_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['operation', 'status'],
    registers,
  })
  const times = new Histogram({
    name: 'portico_request_duration_seconds',
    help: 'From the request’s head to the answer’s last byte.',
    labelNames: ['operation'],
    buckets: answerTimes,
    registers,
  })
  const database = new Histogram({
    name: 'portico_database_duration_seconds',
    help: 'Calls of the store, waiting included.',
    labelNames: ['kind'],
    buckets: databaseTimes,
    registers,
  })
  const renderFailures = new Counter({
    name: 'portico_render_failures_total',
    help: 'Pages that could not be rendered with their content.',
    registers,
  })
  const undecided = new Counter({
    name: 'portico_patterns_undecided_total',
    help: 'Values that a pattern did not decide on in time; their length alone held.',
    registers,
  })
  const refusedHashes = new Counter({
    name: 'portico_hashes_refused_total',
    help: 'Calls that were refused because too many wait for the hash of a password.',
    registers,
  })
  return {
    countRefusedHash: () => refusedHashes.inc(),
    countRenderFailure: () => renderFailures.inc(),
    countUndecided: () => undecided.inc(),
    countAnswer({ method, path, status, milliseconds }) {
      const operation = operationName(method, path)
      requests.inc({ operation, status: `${Math.floor(status / 100)}xx` })
      times.observe({ operation }, milliseconds / 1000)
    },
    timeStore: (store) => withTimes(store, (kind, seconds) => database.observe({ kind }, seconds)),
    watch({ requestsInFlight, socketsOpen, hashesWaiting, hashesRunning, rulesVersion }) {
      watchValue(
        registry,
        'portico_requests_in_flight',
        'Requests being answered.',
        requestsInFlight,
      )
      watchValue(registry, 'portico_sockets_open', 'Open sockets.', socketsOpen)
      watchValue(
        registry,
        'portico_hashes_waiting',
        'Hashes of passwords that wait for their turn.',
        hashesWaiting,
      )
      watchValue(registry, 'portico_hashes_running', 'Passwords being hashed.', hashesRunning)
      watchValue(
        registry,
        'portico_rules_version',
        'Version of the rules in force here.',
        rulesVersion,
        'max',
      )
    },
    watchUpstream: (circuit) => watchCircuit(registry, circuit),
    text: isOneOfSeveral ? textOfAll(registry) : () => textOf(registry),
  }
}

async function textOf(registry: Registry): Promise<string> {
  return `${await registry.metrics()}\n${await processRegistry().metrics()}`
}

/** Returns the metrics of all processes together. Every process returns the same text. */
function textOfAll(registry: Registry): () => Promise<string> {
  const readAll = shareMetrics(async () => [
    ...(await registry.getMetricsAsJSON()),
    ...(await processRegistry().getMetricsAsJSON()),
  ])
  return async () => AggregatorRegistry.aggregate(await readAll()).metrics()
}

/**
 * Registers a gauge that calls `read` whenever the metrics are requested. The gauge is omitted if
 * `read` fails.
 */
function watchValue(
  registry: Registry,
  name: string,
  help: string,
  read: () => number | Promise<number>,
  /** Function that combines the values of several processes. */
  aggregator: 'sum' | 'max' = 'sum',
): void {
  new Gauge({
    name,
    help,
    aggregator,
    registers: [registry],
    async collect() {
      try {
        this.set(await read())
      } catch {
        this.remove()
      }
    },
  })
}

const circuitStates: readonly CircuitState[] = ['closed', 'halfOpen', 'open']

/**
 * Registers the state of the circuit breaker and the number of its openings. Each state has a
 * series: 1 for the current state, 0 for the others.
 */
function watchCircuit(registry: Registry, circuit: Pick<Circuit, 'state' | 'openings'>): void {
  new Gauge({
    name: 'portico_upstream_circuit',
    help: 'Whether calls are passed on to the platform: 1 for the state that the circuit is in.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const now = circuit.state()
      for (const state of circuitStates) this.set({ state }, state === now ? 1 : 0)
    },
  })
  new Counter({
    name: 'portico_upstream_circuit_openings_total',
    help: 'Times that the circuit opened after failures in a row.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(circuit.openings())
    },
  })
}
