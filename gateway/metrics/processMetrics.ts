import { collectDefaultMetrics, Registry } from 'prom-client'

let registry: Registry | undefined

/**
 * What this process uses, under prom-client's names: processor, memory, event loop, garbage
 * collections. One registry for all gateways of a process, since what the collectors start cannot
 * be stopped.
 */
export function processRegistry(): Registry {
  if (!registry) {
    registry = new Registry()
    collectDefaultMetrics({ register: registry, gcDurationBuckets: [0.001, 0.01, 0.1, 1] })
  }
  return registry
}
