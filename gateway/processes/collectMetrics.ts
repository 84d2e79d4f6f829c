import type { Worker } from 'node:cluster'
import type { ToPrimary, ToProcess } from './messages.ts'

/** Milliseconds after which a process that does not reply is omitted. */
const patience = 1000

type Asked = { left: number; all: object[][]; finish: () => void }

/** Collects the metrics of all processes for the process that requests them. */
export function createMetricsCollector(ready: () => readonly Worker[]) {
  const open = new Map<number, Asked>()
  let count = 0
  return (from: Worker, message: ToPrimary): void => {
    if (message.kind === 'metrics') {
      const asked = open.get(message.id)
      if (!asked) return
      if (message.values) asked.all.push(message.values)
      asked.left -= 1
      if (asked.left === 0) asked.finish()
    } else if (message.kind === 'metricsWanted') {
      const id = ++count
      const processes = ready().filter((one) => one.isConnected())
      const done = () => {
        clearTimeout(timer)
        open.delete(id)
        if (from.isConnected())
          from.send({ kind: 'metricsOfAll', id: message.id, all } satisfies ToProcess)
      }
      const all: object[][] = []
      const timer = setTimeout(done, patience)
      open.set(id, { left: processes.length, all, finish: done })
      for (const one of processes) one.send({ kind: 'readMetrics', id } satisfies ToProcess)
    }
  }
}
