import { createLog } from '../../log/log.ts'
import type { DeliveryOptions, Wait } from '../delivery.ts'

/**
 * Creates delivery options that record waits instead of waiting, with access to the waits and the
 * log.
 */
export function deliveryForTests(changes: Partial<DeliveryOptions> = {}) {
  const waits: number[] = []
  let lines = ''
  const log = createLog('debug', (text) => {
    lines += text
  })
  const wait: Wait = async (milliseconds, signal) => {
    waits.push(milliseconds)
    signal.throwIfAborted()
  }
  const stop = new AbortController()
  const options: DeliveryOptions = { log, stopSignal: stop.signal, wait, ...changes }
  const readLog = () => {
    log.flush()
    return lines
  }
  return { options, waits, readLog, stop }
}
