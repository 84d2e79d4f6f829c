import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { StepResult } from './runSteps.ts'

export type StepTime = { id: string; milliseconds: number }

const fileIn = (root: string): string => join(root, 'node_modules/.cache/portico/stepTimes.json')

/** Stores the duration of each step of a run for `npm run bench tests`. */
export function keepTimes(root: string, results: readonly StepResult[]): void {
  const file = fileIn(root)
  const times = results.map(({ step, milliseconds }) => ({ id: step.id, milliseconds }))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(times))
}

/** Durations of the steps in the last run of `npm test`. */
export function readTimes(root: string): StepTime[] {
  return JSON.parse(readFileSync(fileIn(root), 'utf8'))
}
