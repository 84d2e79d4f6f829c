import { existsSync, readFileSync } from 'node:fs'
import type { StepResult } from './runSteps.ts'

/** `unsteadyCount` of the passed ones needed a second try. */
export type Counts = { passedCount: number; failedCount: number; unsteadyCount: number }

// What is read of the runners' reports; both write more.
type VitestReport = { numPassedTests: number; numFailedTests: number }
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

/** Vitest's JSON report. */
function countVitest(report: VitestReport): Counts {
  return {
    passedCount: report.numPassedTests,
    failedCount: report.numFailedTests,
    unsteadyCount: 0,
  }
}

/** Playwright's JSON report. */
function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passedCount: stats.expected + stats.flaky,
    failedCount: stats.unexpected + errors.length,
    unsteadyCount: stats.flaky,
  }
}

/**
 * Adds up what the runners reported. A step that failed without a failed test, such as a type
 * error or a runner that broke, counts as one failure, so that a failure is never 'none failed'.
 * @param reportOf the file where a step's runner left its report
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
