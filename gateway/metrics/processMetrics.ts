import { collectDefaultMetrics, Registry } from 'prom-client'

let registry: Registry | undefined

/**
 * Resource usage of the process under prom-client's names: CPU, memory, event loop, garbage
 * collection. All gateways of a process share one registry, since the collectors cannot be stopped.
 */
export function processRegistry(): Registry {
  if (!registry) {
    registry = new Registry()
    collectDefaultMetrics({ register: registry, gcDurationBuckets: [0.001, 0.01, 0.1, 1] })
  }
  return registry
}
