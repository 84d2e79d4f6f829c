import { existsSync, readFileSync } from 'node:fs'
import type { StepResult } from './runSteps.ts'

/** Test that failed and then passed in its retry. */
export type UnsteadyTest = {
  title: string
  /** First lines of the first failure. */
  cause: string
}

// Fields of Playwright's JSON report that are in use.
type Suite = {
  specs: {
    title: string
    tests: { status: string; results: { errors?: { message?: string }[] }[] }[]
  }[]
  suites?: Suite[]
}

/** Lines of a failure message that include the expected and the received value. */
const causeLines = 6

// biome-ignore lint/suspicious/noControlCharactersInRegex: matches the colours of a terminal.
const colours = /\u001b\[\d+m/g

function unsteadyIn({ specs, suites = [] }: Suite): UnsteadyTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => {
        const message = results[0]?.errors?.[0]?.message ?? 'no message'
        const lines = message.replaceAll(colours, '').split('\n')
        return { title, cause: lines.slice(0, causeLines).join('\n') }
      }),
  )
  return [...own, ...suites.flatMap(unsteadyIn)]
}

/**
 * Tests of a run that passed in a retry, with the cause of their first failure.
 * @param reportOf path of the report of a step's runner
 */
export function findUnsteadyTests(
  results: readonly StepResult[],
  reportOf: (id: string) => string,
): UnsteadyTest[] {
  return results.flatMap(({ step }) => {
    const file = reportOf(step.id)
    if (step.report !== 'playwright' || !existsSync(file)) return []
    const { suites }: { suites: Suite[] } = JSON.parse(readFileSync(file, 'utf8'))
    return suites.flatMap(unsteadyIn)
  })
}
