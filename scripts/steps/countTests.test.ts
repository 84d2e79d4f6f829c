import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { totalOf } from './countTests.ts'
import type { StepResult } from './runSteps.ts'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
const reportOf = (id: string) => join(folder, `${id}.json`)
afterAll(() => rmSync(folder, { recursive: true }))

function aStep(id: string, hasPassed: boolean, report?: 'vitest' | 'playwright'): StepResult {
  const step = { id, title: id, command: [], ...(report ? { report } : {}) }
  return { step, hasPassed, milliseconds: 1 }
}

const playwright = (stats: object, errors: string[] = []) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors })

describe('the total', () => {
  it('is the sum of what the runners report', () => {
    writeFileSync(reportOf('unit'), JSON.stringify({ numPassedTests: 40, numFailedTests: 2 }))
    writeFileSync(reportOf('e2e'), playwright({ expected: 5, unexpected: 1 }))
    const results = [
      aStep('types', true),
      aStep('unit', false, 'vitest'),
      aStep('e2e', false, 'playwright'),
    ]
    expect(totalOf(results, reportOf)).toMatchObject({ passedCount: 45, failedCount: 3 })
  })

  it('counts a step without tests that failed as a failure', () => {
    expect(totalOf([aStep('types', false)], reportOf)).toMatchObject({
      passedCount: 0,
      failedCount: 1,
    })
  })

  it('counts a runner that broke before its report as a failure', () => {
    expect(totalOf([aStep('broken', false, 'vitest')], reportOf)).toMatchObject({
      passedCount: 0,
      failedCount: 1,
    })
  })

  it('counts a runner that fails though all its tests pass as a failure', () => {
    writeFileSync(reportOf('odd'), JSON.stringify({ numPassedTests: 7, numFailedTests: 0 }))
    expect(totalOf([aStep('odd', false, 'vitest')], reportOf)).toMatchObject({
      passedCount: 7,
      failedCount: 1,
    })
  })

  it('tells apart what passed at a second try', () => {
    writeFileSync(reportOf('flaky'), playwright({ expected: 1, flaky: 1 }))
    expect(totalOf([aStep('flaky', true, 'playwright')], reportOf)).toEqual({
      passedCount: 2,
      failedCount: 0,
      unsteadyCount: 1,
    })
  })

  it('does not let an error outside the tests pass', () => {
    writeFileSync(reportOf('error'), playwright({ expected: 1 }, ['no server']))
    expect(totalOf([aStep('error', false, 'playwright')], reportOf)).toMatchObject({
      passedCount: 1,
      failedCount: 1,
    })
  })
})
