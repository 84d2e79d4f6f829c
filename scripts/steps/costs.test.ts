import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { exceededBudgets } from './budgets.ts'
import { pauseCosts, readCosts, recordCost } from './costs.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-costs-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

it('the expensive work of a run is counted by kind', () => {
  const file = join(folder, 'costs')
  vi.stubEnv('PORTICO_COSTS', file)
  recordCost('pageLoads')
  recordCost('axeRuns')
  recordCost('pageLoads')
  expect(readCosts(file)).toMatchObject({ pageLoads: 2, axeRuns: 1, gatewayStarts: 0 })
})

it('work during a retry is not counted', () => {
  const file = join(folder, 'costs')
  vi.stubEnv('PORTICO_COSTS', file)
  pauseCosts(true)
  recordCost('pageLoads')
  pauseCosts(false)
  recordCost('pageLoads')
  expect(readCosts(file)).toMatchObject({ pageLoads: 1 })
})

it('a run without records has no costs', () => {
  vi.stubEnv('PORTICO_COSTS', undefined)
  recordCost('pageLoads')
  expect(readCosts(join(folder, 'none'))).toMatchObject({ pageLoads: 0 })
})

it('only exceeded budgets are reported, each with its count', () => {
  const allowed = {
    browserTests: 2,
    pageLoads: 3,
    gatewayStarts: 1,
    axeRuns: 1,
    jsdomFiles: 1,
    componentTests: 1,
    isolatedTestFiles: 1,
  }
  expect(exceededBudgets(allowed, allowed)).toEqual([])
  expect(exceededBudgets({ ...allowed, pageLoads: 4 }, allowed)).toEqual([
    expect.stringMatching(/^pageLoads: 4, budget 3\./),
  ])
})
