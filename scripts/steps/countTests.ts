import { existsSync, readFileSync } from 'node:fs'
import type { StepResult } from './runSteps.ts'

/** Test counts of a run. `unsteadyCount` is the number of passed tests that needed a retry. */
export type Counts = { passedCount: number; failedCount: number; unsteadyCount: number }

// Fields of the runners' reports that are in use.
type VitestReport = { numPassedTests: number; numFailedTests: number }
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

function countVitest(report: VitestReport): Counts {
  return {
    passedCount: report.numPassedTests,
    failedCount: report.numFailedTests,
    unsteadyCount: 0,
  }
}

function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passedCount: stats.expected + stats.flaky,
    failedCount: stats.unexpected + errors.length,
    unsteadyCount: stats.flaky,
  }
}

/**
 * Sums the runners' reports. A step that failed without a failed test, such as a type error or a
 * crashed runner, counts as one failure. The number of failures is thus never zero after a failed
 * step.
 * @param reportOf path of the report of a step's runner
 */
export function totalOf(results: readonly StepResult[], reportOf: (id: string) => string): Counts {
  const total: Counts = { passedCount: 0, failedCount: 0, unsteadyCount: 0 }
  for (const { step, hasPassed } of results) {
    const counts = countsOf(step.report, reportOf(step.id))
    total.passedCount += counts.passedCount
    total.unsteadyCount += counts.unsteadyCount
    total.failedCount += hasPassed ? counts.failedCount : Math.max(counts.failedCount, 1)
  }
  return total
}

function countsOf(report: 'vitest' | 'playwright' | undefined, file: string): Counts {
  if (!report || !existsSync(file)) return { passedCount: 0, failedCount: 0, unsteadyCount: 0 }
  const content = JSON.parse(readFileSync(file, 'utf8'))
  return report === 'vitest' ? countVitest(content) : countPlaywright(content)
}
