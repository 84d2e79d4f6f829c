import budgets from './budgets.json' with { type: 'json' }

const secondsOf: Readonly<Record<string, number>> = budgets.seconds

/** Seconds that `npm test` takes on two idle cores; exceeding them is reported, not refused. */
export const totalBudget: number = budgets.seconds.all

/** Seconds that a step takes on two idle cores; undefined for a step without a budget. */
export const budgetOf = (id: string): number | undefined => secondsOf[id]

/** Expensive work of which one default run of `npm test` may do only so much. */
export type Cost = keyof typeof budgets.counts

/** How often a run did each kind of expensive work. */
export type CostCounts = Readonly<Record<Cost, number>>

/** The most that a default run may do of each kind. */
export const costBudgets: CostCounts = budgets.counts

/**
 * Compares the expensive work of a run with its budget.
 * @returns one sentence per exceeded budget.
 */
export function exceededBudgets(counts: CostCounts, allowed: CostCounts = costBudgets): string[] {
  return Object.entries(allowed).flatMap(([cost, limit]) => {
    // `Object.entries` forgets the type of the keys.
    const count = counts[cost as Cost]
    if (count <= limit) return []
    return [
      `${cost}: ${count}, budget ${limit}. Raise it in scripts/steps/budgets.json with a reason.`,
    ]
  })
}
