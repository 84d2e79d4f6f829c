import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { StepResult } from './runSteps.ts'

export type FileTime = { file: string; milliseconds: number }

// Fields of the runners' reports that are in use.
type VitestReport = {
  testResults: { name: string; assertionResults: { duration?: number | null }[] }[]
}
type PlaywrightSuite = {
  file: string
  specs: { tests: { results: { duration: number }[] }[] }[]
  suites?: PlaywrightSuite[]
}
type PlaywrightReport = { suites: PlaywrightSuite[] }

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0)

function timesOfVitest({ testResults }: VitestReport, root: string): FileTime[] {
  return testResults.map(({ name, assertionResults }) => ({
    file: relative(root, name),
    milliseconds: sum(assertionResults.map(({ duration }) => duration ?? 0)),
  }))
}

function durationOf({ specs, suites = [] }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results))
  return sum([...results.map(({ duration }) => duration), ...suites.map(durationOf)])
}

function timesOfPlaywright({ suites }: PlaywrightReport): FileTime[] {
  return suites.map((suite) => ({
    file: `tests/e2e/${suite.file}`,
    milliseconds: durationOf(suite),
  }))
}

/**
 * Files whose tests take the longest in total, slowest first, of all steps with a report. Vitest
 * does not report the set-up of a file.
 *
 * @param root path of the repository
 * @param reportOf path of the report of a step's runner
 */
export function findSlowestFiles(
  results: readonly StepResult[],
  { root, reportOf, count }: { root: string; reportOf: (id: string) => string; count: number },
): FileTime[] {
  const times = results.flatMap(({ step }) => {
    const file = reportOf(step.id)
    if (!step.report || !existsSync(file)) return []
    const report = JSON.parse(readFileSync(file, 'utf8'))
    return step.report === 'vitest' ? timesOfVitest(report, root) : timesOfPlaywright(report)
  })
  return times.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, count)
}
