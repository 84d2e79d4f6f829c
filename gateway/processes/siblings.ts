/** Communication of a gateway process with the primary, if the gateway has several processes. */
import cluster from 'node:cluster'
import type { ToPrimary, ToProcess } from './messages.ts'

export const isOneOfSeveral = cluster.isWorker

export const tellPrimary = (message: ToPrimary): void => {
  if (process.connected) process.send?.(message)
}

export function hearPrimary(hear: (message: ToProcess) => void): void {
  process.on('message', hear)
}

/**
 * Sends the metrics of this process to the primary on request.
 * @returns a function that requests the metrics of all processes.
 */
export function shareMetrics(
  collectOwnMetrics: () => Promise<object[]>,
): () => Promise<object[][]> {
  const waiting = new Map<number, (all: object[][]) => void>()
  let asked = 0
  hearPrimary((message) => {
    if (message.kind === 'readMetrics') {
      const tell = (values?: object[]) => tellPrimary({ kind: 'metrics', id: message.id, values })
      collectOwnMetrics().then(tell, () => tell())
    } else if (message.kind === 'metricsOfAll') {
      waiting.get(message.id)?.(message.all)
      waiting.delete(message.id)
    }
  })
  return () =>
    new Promise((resolve) => {
      asked += 1
      waiting.set(asked, resolve)
      tellPrimary({ kind: 'metricsWanted', id: asked })
    })
}
