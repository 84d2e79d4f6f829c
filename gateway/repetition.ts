import { errorFields, type Log } from './log/log.ts'

type Task = {
  /** Name of the task in the log. */
  name: string
  /** Milliseconds between two runs. Runs never overlap. */
  every: number
  run: () => Promise<unknown>
  log: Log
}

/**
 * Runs a task immediately and then at a fixed interval. Failures are logged.
 * @returns a function that stops the repetition and waits for the current run.
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
