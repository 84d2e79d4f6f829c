import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'
import type { Registry } from './exposition.ts'

const pauses = [0.001, 0.01, 0.1, 1]

/** What the process uses, under the names that dashboards know. @returns ends the measuring. */
export function measureProcess(registry: Registry): () => void {
  const startedAt = Date.now() / 1000 - process.uptime()
  registry.sum('process_cpu_seconds_total', 'Processor time, user and system.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  registry.gauge('process_resident_memory_bytes', 'Memory that the process holds.', () =>
    process.memoryUsage.rss(),
  )
  registry.gauge('process_start_time_seconds', 'Start, in seconds since 1970.', () => startedAt)
  registry.gauge(
    'nodejs_heap_size_used_bytes',
    'Heap in use.',
    () => process.memoryUsage().heapUsed,
  )
  registry.gauge(
    'nodejs_active_handles',
    'Open sockets, timers and the like.',
    () => process.getActiveResourcesInfo().length,
  )

  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  registry.gauge(
    'nodejs_eventloop_lag_seconds',
    'Delay of the event loop since the last read.',
    () => {
      const samples = [50, 90, 99].map((percentile) => ({
        labels: { quantile: String(percentile / 100) },
        value: delay.percentile(percentile) / 1e9,
      }))
      delay.reset()
      return samples
    },
  )

  const collections = registry.histogram(
    'nodejs_gc_duration_seconds',
    'Garbage collections.',
    pauses,
  )
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) collections.observe({}, duration / 1000)
  })
  observer.observe({ entryTypes: ['gc'] })
  return () => {
    delay.disable()
    observer.disconnect()
  }
}
