import { errorFields, type Log } from './log/log.ts'

type Task = {
  /** For the log. */
  name: string
  /** Milliseconds between two runs. A run that takes longer is never joined by another. */
  every: number
  run: () => Promise<unknown>
  log: Log
}

/**
 * Runs a task again and again, beginning now; a failure is logged.
 * @returns stops it, after a run that is on.
 */
export function startRepeating({ name, every, run, log }: Task): () => Promise<void> {
  let isRunning = false
  let running = Promise.resolve()
  const next = async () => {
    isRunning = true
    try {
      await run()
    } catch (error) {
      log.error(`${name} failed`, errorFields(error))
    } finally {
      isRunning = false
    }
  }
  const start = () => {
    if (!isRunning) running = next()
  }
  start()
  const timer = setInterval(start, every).unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
