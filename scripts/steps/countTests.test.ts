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

describe('total of the tests', () => {
  it("the total is the sum of the runners' reports", () => {
    writeFileSync(reportOf('unit'), JSON.stringify({ numPassedTests: 40, numFailedTests: 2 }))
    writeFileSync(reportOf('e2e'), playwright({ expected: 5, unexpected: 1 }))
    const results = [
      aStep('types', true),
      aStep('unit', false, 'vitest'),
      aStep('e2e', false, 'playwright'),
    ]
    expect(totalOf(results, reportOf)).toMatchObject({ passedCount: 45, failedCount: 3 })
  })

  it('a failed step without tests counts as one failure', () => {
    expect(totalOf([aStep('types', false)], reportOf)).toMatchObject({
      passedCount: 0,
      failedCount: 1,
    })
  })

  it('a runner that crashes before its report counts as one failure', () => {
    expect(totalOf([aStep('broken', false, 'vitest')], reportOf)).toMatchObject({
      passedCount: 0,
      failedCount: 1,
    })
  })

  it('a runner that fails although all its tests pass counts as one failure', () => {
    writeFileSync(reportOf('odd'), JSON.stringify({ numPassedTests: 7, numFailedTests: 0 }))
    expect(totalOf([aStep('odd', false, 'vitest')], reportOf)).toMatchObject({
      passedCount: 7,
      failedCount: 1,
    })
  })

  it('tests that passed in a retry are counted separately', () => {
    writeFileSync(reportOf('flaky'), playwright({ expected: 1, flaky: 1 }))
    expect(totalOf([aStep('flaky', true, 'playwright')], reportOf)).toEqual({
      passedCount: 2,
      failedCount: 0,
      unsteadyCount: 1,
    })
  })

  it('an error outside of the tests counts as a failure', () => {
    writeFileSync(reportOf('error'), playwright({ expected: 1 }, ['no server']))
    expect(totalOf([aStep('error', false, 'playwright')], reportOf)).toMatchObject({
      passedCount: 1,
      failedCount: 1,
    })
  })
})
