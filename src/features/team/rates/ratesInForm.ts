import type { UseFormReturn } from 'react-hook-form'
import type { ProblemOfRate, RatedGameType, TeamRates } from './rates.ts'

type RateName = `rates.${RatedGameType}`

/** What rates need of the form in which they stand, whatever else it asks. */
export type RatesInForm = {
  register: (name: RateName) => ReturnType<UseFormReturn<{ rates: TeamRates }>['register']>
  setValue: (name: RateName, text: string, options: { shouldDirty: boolean }) => void
  setError: (name: RateName, error: { message: string }, options: { shouldFocus: boolean }) => void
  trigger: (name: 'rates') => Promise<boolean>
  formState: Pick<UseFormReturn<{ rates: TeamRates }>['formState'], 'errors'>
}

/** Shows what is wrong with rates at their fields, and goes to the first. */
export function showRateProblems(form: RatesInForm, problems: readonly ProblemOfRate[]): void {
  for (const [index, { type, problem }] of problems.entries())
    form.setError(`rates.${type}`, { message: problem }, { shouldFocus: index === 0 })
}
