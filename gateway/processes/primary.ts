/** Runs the gateway as several processes on one port. */
import cluster, { type Worker } from 'node:cluster'
import type { Log } from '../log/log.ts'
import { createMetricsCollector } from './collectMetrics.ts'
import type { ToPrimary, ToProcess } from './messages.ts'
import { restartDelay, shouldGiveUp, steadyTime } from './restarts.ts'

/**
 * Starts `count` processes. The first one starts alone, creates the data that the database
 * requires, and prints the URL; then the others start. A process that dies is replaced.
 * @returns the exit code, once all processes have ended.
 */
export function runProcesses(count: number, log: Log): Promise<number> {
  cluster.setupPrimary({ serialization: 'advanced' })
  const { promise, resolve } = Promise.withResolvers<number>()
  const readySince = new Map<Worker, number>()
  const restarts = new Set<NodeJS.Timeout>()
  const collect = createMetricsCollector(() => [...readySince.keys()])
  let everReady = false
  let failures = 0
  let stopping = false
  let exitCode = 0

  // Starts another process. It neither sets nor prints the operator's password, because the first
  // process does so.
  const startAnother = () => cluster.fork({ PORTICO_OPERATOR_PASSWORD: '' })
  const living = () => Object.values(cluster.workers ?? {}).filter((one) => one !== undefined)
  const stop = () => {
    stopping = true
    for (const timer of restarts) clearTimeout(timer)
    for (const one of living())
      if (one.isConnected()) one.send({ kind: 'stop' } satisfies ToProcess)
    if (living().length === 0) resolve(exitCode)
  }
  const startLater = () => {
    const timer = setTimeout(() => {
      restarts.delete(timer)
      startAnother()
    }, restartDelay(failures))
    restarts.add(timer)
  }
  cluster.on('message', (one, message: ToPrimary) => {
    if (message.kind !== 'ready') return collect(one, message)
    readySince.set(one, performance.now())
    if (!everReady && !stopping) for (let made = 1; made < count; made += 1) startAnother()
    everReady = true
  })
  cluster.on('exit', (one, code, signal) => {
    const since = readySince.get(one)
    readySince.delete(one)
    // If the first process cannot start, the others would fail for the same reason.
    if (!everReady || stopping) {
      if (code !== 0) exitCode = code || 1
      if (living().length === 0) resolve(exitCode)
      return
    }
    const wasSteady = since !== undefined && performance.now() - since > steadyTime
    failures = wasSteady ? 1 : failures + 1
    log.error('a process died', { code: code ?? undefined, signal: signal ?? undefined })
    if (!shouldGiveUp(failures, readySince.size)) return startLater()
    log.error('processes die at every start')
    exitCode = 1
    stop()
  })
  const onSignal = () => {
    if (!stopping) return stop()
    for (const one of living()) one.process.kill('SIGKILL')
    resolve(1)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  cluster.fork()
  return promise
}
