import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import * as z from 'zod/mini'
import type { Value } from '../../../api/operations.ts'
import { write } from '../../../api/write.ts'
import { DialogForm } from '../../../identity/failure/DialogForm.tsx'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import { useKeyedAction } from '../../../kit/query/useKeyedAction.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { PersonName } from '../../../ui/PersonName.tsx'
import textClasses from '../../../ui/text.module.css'
import { codeOf } from '../codeOf.ts'
import { RateFields } from '../rates/RateFields.tsx'
import {
  byGameType,
  type ProblemOfRate,
  ratedGameTypes,
  ratesAsTyped,
  readRate,
  type TeamRates,
  toRates,
} from '../rates/rates.ts'
import { showRateProblems } from '../rates/ratesInForm.ts'
import { downlineRatesQuery, refetchDownline } from '../team.queries.ts'

type RateBounds = Value<'GET /wps/agent/downline/{memberId}/rates'>
type RatesValues = { rates: TeamRates }

/** Problems of typed rates, in the order of the fields. */
const ratesProblems = (rates: TeamRates, { least, most }: RateBounds): readonly ProblemOfRate[] =>
  ratedGameTypes.flatMap((type) => {
    const { problem } = readRate(rates[type], most[type], least[type])
    return problem === undefined ? [] : [{ type, problem }]
  })

/** Resolver of typed rates. Its error messages are `RateProblem`s, which the fields translate. */
const ratesResolver = (bounds: RateBounds) =>
  zodResolver(
    z.object({ rates: z.object(byGameType(() => z.string())) }).check(({ value, issues }) => {
      for (const { type, problem } of ratesProblems(value.rates, bounds))
        issues.push({ code: 'custom', message: problem, path: ['rates', type], input: value })
    }),
  )

type Props = { memberId: string; person: string; bounds: RateBounds }

const outOfBounds = ['RATE_TOO_HIGH', 'RATE_BELOW_DOWNLINE']

/**
 * Rates of a downline, each at least what the downline grants to others and at most the agent's own
 * rate.
 */
export function RatesForm({ memberId, person, bounds }: Props) {
  const language = useLanguage()
  const client = useQueryClient()
  const form = useForm<RatesValues>({
    mode: 'onTouched',
    defaultValues: { rates: ratesAsTyped(bounds.rates, language) },
    resolver: ratesResolver(bounds),
  })
  /**
   * Validates the rates with refetched bounds, because another person may have changed the bounds.
   */
  const showRejected = async () => {
    const now = await client.fetchQuery({ ...downlineRatesQuery(memberId), staleTime: 0 })
    showRateProblems(form, ratesProblems(form.getValues('rates'), now))
  }
  const finish = async () => {
    await closeModal()
    showToast('success', { id: 'team.rates.saved', values: { account: person } })
    await refetchDownline(client)
  }
  const { isBusy, error, run } = useKeyedAction(
    (rates: TeamRates) =>
      write('PUT /wps/agent/downline/{memberId}/rates', { path: { memberId }, body: { rates } }),
    finish,
    (cause) => {
      if (outOfBounds.includes(codeOf(cause) ?? '')) void showRejected()
    },
  )
  const submit = form.handleSubmit(({ rates }) => run(toRates(rates, bounds.most)))
  return (
    <DialogForm
      onSubmit={submit}
      isBusy={isBusy}
      failure={error}
      submit={<FormattedMessage id="team.rates.save" />}
    >
      <RateFields form={form} ownRates={bounds.most} least={bounds.least} />
      <p className={textClasses.lead}>
        <FormattedMessage
          id="team.rates.changeMeaning"
          values={{ account: <PersonName name={person} /> }}
        />
      </p>
    </DialogForm>
  )
}
