import { fileURLToPath } from 'node:url'
import { budgetOf, totalBudget } from '../../scripts/steps/budgets.ts'
import { runNode } from '../../scripts/steps/runNode.ts'
import { readTimes } from '../../scripts/steps/stepTimes.ts'
import type { Figures } from './printFigures.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const inSeconds = (milliseconds: number) => Math.round(milliseconds / 100) / 10

/** Runs `npm test`, and compares each step with its limit for two idle cores. */
export async function run(): Promise<Figures> {
  const started = performance.now()
  await runNode(['scripts/test.ts'], { root })
  const whole = inSeconds(performance.now() - started)
  const steps = readTimes(root).map(({ id, milliseconds }) => {
    const [seconds, budget] = [inSeconds(milliseconds), budgetOf(id)]
    const figure = budget !== undefined && seconds > budget ? `${id}, OVER` : id
    return { figure, value: seconds, unit: 's', target: `<= ${budget}` }
  })
  return {
    title: 'Steps of npm test',
    rows: [...steps, { figure: 'all', value: whole, unit: 's', target: `<= ${totalBudget}` }],
  }
}
