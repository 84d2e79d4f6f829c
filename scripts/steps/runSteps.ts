import { finishedLine } from '../setup/progress.mjs'
import { budgetOf } from './budgets.ts'
import { runNode } from './runNode.ts'
import type { Step } from './steps.ts'

export type StepResult = { step: Step; milliseconds: number; hasPassed: boolean }

type Options = {
  /** Absolute path of the repository. */
  root: string
  /**
   * Maximum number of parallel steps. If it is 1, the output of a step is shown while the step
   * runs.
   */
  atOnce: number
  /** True to run the remaining steps after a failure. */
  keepGoing?: boolean
  write?: (text: string) => void
}

/**
 * Runs the steps in order. Unless `keepGoing` is set, the first failure ends the run and stops
 * parallel steps.
 * @returns the results of completed steps, in the order of completion
 */
export async function runSteps(steps: readonly Step[], options: Options): Promise<StepResult[]> {
  const { root, atOnce, keepGoing, write = (text) => process.stdout.write(text) } = options
  const keep = atOnce > 1
  const waiting = [...steps]
  const results: StepResult[] = []
  const stop = new AbortController()

  async function worker(): Promise<void> {
    for (let step = waiting.shift(); step && !stop.signal.aborted; step = waiting.shift()) {
      if (!keep) write(`\n${step.title} (${step.id})\n`)
      const started = performance.now()
      const { env, command } = step
      const { hasPassed, output } = await runNode(command, { root, keep, env, signal: stop.signal })
      if (stop.signal.aborted) return
      const milliseconds = performance.now() - started
      results.push({ step, milliseconds, hasPassed })
      write(`${resultLine({ step, milliseconds, hasPassed })}\n`)
      if (hasPassed) continue
      if (!keepGoing) stop.abort()
      write(`${output && `\n${output.trimEnd()}\n`}\n${howToRepeat(step)}\n`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

/** Line with a step's duration, marked if it failed or exceeded its budget. */
export function resultLine({ step, milliseconds, hasPassed }: StepResult): string {
  const budget = budgetOf(step.id) ?? Number.POSITIVE_INFINITY
  const excess = milliseconds > budget * 1000 ? ` (budget ${budget} s)` : ''
  return finishedLine(step.title, milliseconds) + excess + (hasPassed ? '' : ', FAILED')
}

function howToRepeat(step: Step): string {
  return `Failed: ${step.title}. To run this step alone: npm test -- ${step.id}`
}
