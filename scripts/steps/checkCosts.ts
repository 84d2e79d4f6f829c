/** Compares the expensive work of this run with the budget in `budgets.json`. */
import { costBudgets, exceededBudgets } from './budgets.ts'
import { readCosts } from './costs.ts'

const file = process.env.PORTICO_COSTS
if (!file) throw new Error('PORTICO_COSTS names the file in which this run recorded its work.')
const counts = readCosts(file)
const allowed: Readonly<Record<string, number>> = costBudgets
for (const [cost, count] of Object.entries(counts)) {
  process.stdout.write(`  ${cost} ${count} of ${allowed[cost]}\n`)
}
const budgetProblems = exceededBudgets(counts)
if (budgetProblems.length > 0) {
  process.stderr.write(`${budgetProblems.join('\n')}\n`)
  process.exitCode = 1
}
