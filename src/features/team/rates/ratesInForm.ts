import type { UseFormReturn } from 'react-hook-form'
import type { ProblemOfRate, RatedGameType, TeamRates } from './rates.ts'

type RateName = `rates.${RatedGameType}`

/** The parts of a form that rate fields use; the form may have other fields. */
export type RatesInForm = {
  register: (name: RateName) => ReturnType<UseFormReturn<{ rates: TeamRates }>['register']>
  setValue: (name: RateName, text: string, options: { shouldDirty: boolean }) => void
  setError: (name: RateName, error: { message: string }, options: { shouldFocus: boolean }) => void
  trigger: (name: 'rates') => Promise<boolean>
  formState: Pick<UseFormReturn<{ rates: TeamRates }>['formState'], 'errors'>
}

/** Reports problems of rates at their fields and focuses the first. */
export function showRateProblems(form: RatesInForm, problems: readonly ProblemOfRate[]): void {
  for (const [index, { type, problem }] of problems.entries())
    form.setError(`rates.${type}`, { message: problem }, { shouldFocus: index === 0 })
}
