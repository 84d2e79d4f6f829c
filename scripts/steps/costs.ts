import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { type Cost, type CostCounts, costBudgets } from './budgets.ts'

let isPaused = false

/**
 * Stops or resumes recording in this process. A retry of a test is not recorded, because the first
 * attempt has already been recorded.
 */
export function pauseCosts(shouldPause: boolean): void {
  isPaused = shouldPause
}

/**
 * Records one unit of expensive work as a line in the file that `PORTICO_COSTS` names. Does nothing
 * without that variable, or while paused.
 */
export function recordCost(cost: Cost): void {
  const file = process.env.PORTICO_COSTS
  if (file && !isPaused) appendFileSync(file, `${cost}\n`)
}

/** Counts the records of a file that `recordCost` wrote. All counts are zero without the file. */
export function readCosts(file: string): CostCounts {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const countOf = (cost: string) => lines.filter((line) => line === cost).length
  const counts = Object.keys(costBudgets).map((cost) => [cost, countOf(cost)])
  // `Object.fromEntries` loses the type of the keys.
  return Object.fromEntries(counts) as CostCounts
}
