import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { StepResult } from './runSteps.ts'
import { findSlowestFiles } from './slowestFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
const reportOf = (id: string) => join(folder, `${id}.json`)
afterAll(() => rmSync(folder, { recursive: true }))

const aStep = (id: string, report?: 'vitest' | 'playwright'): StepResult => ({
  step: { id, title: id, command: [], ...(report ? { report } : {}) },
  hasPassed: true,
  milliseconds: 1,
})
const aTest = (...durations: number[]) => ({
  tests: [{ results: durations.map((duration) => ({ duration })) }],
})

it('the slowest files of all runners are found by the duration of their tests', () => {
  const unit = [
    { name: '/project/a.test.ts', assertionResults: [{ duration: 30 }, { duration: null }] },
    { name: '/project/b.test.ts', assertionResults: [{ duration: 200 }] },
  ]
  const suite = { file: 'c.e2e.ts', specs: [aTest(10)], suites: [{ file: '', specs: [aTest(90)] }] }
  writeFileSync(reportOf('unit'), JSON.stringify({ testResults: unit }))
  writeFileSync(reportOf('e2e'), JSON.stringify({ suites: [suite] }))
  const results = [
    aStep('types'),
    aStep('unit', 'vitest'),
    aStep('e2e', 'playwright'),
    aStep('broken', 'vitest'),
  ]
  expect(findSlowestFiles(results, { root: '/project', reportOf, count: 2 })).toEqual([
    { file: 'b.test.ts', milliseconds: 200 },
    { file: 'tests/e2e/c.e2e.ts', milliseconds: 100 },
  ])
})
