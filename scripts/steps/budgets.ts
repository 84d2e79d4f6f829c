import budgets from './budgets.json' with { type: 'json' }

const secondsOf: Readonly<Record<string, number>> = budgets.seconds

/**
 * Seconds that `npm test` may take on two idle cores. A longer run is reported but does not fail.
 */
export const totalBudget: number = budgets.seconds.all

/** Seconds that a step may take on two idle cores. Undefined for a step without a budget. */
export const budgetOf = (id: string): number | undefined => secondsOf[id]

/** Kind of expensive work that is limited in a default run of `npm test`. */
export type Cost = keyof typeof budgets.counts

/** Number of times that a run did each kind of expensive work. */
export type CostCounts = Readonly<Record<Cost, number>>

/** Maximum count of each kind of expensive work in a default run. */
export const costBudgets: CostCounts = budgets.counts

/**
 * Compares the expensive work of a run with its budget.
 * @returns one sentence per exceeded budget.
 */
export function exceededBudgets(counts: CostCounts, allowed: CostCounts = costBudgets): string[] {
  return Object.entries(allowed).flatMap(([cost, limit]) => {
    // `Object.entries` loses the type of the keys.
    const count = counts[cost as Cost]
    if (count <= limit) return []
    return [
      `${cost}: ${count}, budget ${limit}. Raise it in scripts/steps/budgets.json with a reason.`,
    ]
  })
}
