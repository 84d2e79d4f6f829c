import budgets from './budgets.json' with { type: 'json' }

const ofSteps: Readonly<Record<string, number>> = budgets.steps

/** Seconds that `npm test` may take on two idle cores. */
export const totalBudget: number = budgets.all

/** Seconds that a step may take there; undefined for one without a budget. */
export const budgetOf = (id: string): number | undefined => ofSteps[id]
