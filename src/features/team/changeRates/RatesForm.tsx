import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { write } from '../../../api/write.ts'
import { FailureNotice } from '../../../identity/failure/FailureNotice.tsx'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { Button } from '../../../ui/Button.tsx'
import { PersonName } from '../../../ui/PersonName.tsx'
import { codeOf } from '../codeOf.ts'
import { RateFields } from '../rates/RateFields.tsx'
import classes from '../rates/rates.module.css'
import {
  type RateProblem,
  ratedGameTypes,
  ratesAsTyped,
  type TeamRates,
  toRates,
} from '../rates/rates.ts'
import { downlineRatesQuery, refetchDownline } from '../team.queries.ts'
import { useSendForm } from '../useSendForm.ts'
import { type RateBounds, type RatesValues, ratesProblems, ratesResolver } from './ratesForm.ts'

type Props = { memberId: string; person: string; bounds: RateBounds }

const outOfBounds = ['RATE_TOO_HIGH', 'RATE_BELOW_DOWNLINE']

/** A downline's rates, each between what they give on and what the agent has. */
export function RatesForm({ memberId, person, bounds }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  const client = useQueryClient()
  const form = useForm<RatesValues>({
    mode: 'onTouched',
    defaultValues: { rates: ratesAsTyped(bounds.rates, language) },
    resolver: ratesResolver(bounds),
  })
  const { register, formState, getValues, setError, setValue, trigger } = form
  /** Somebody else's change has moved the bounds: those of now stand at the fields. */
  const showRejected = async () => {
    const now = await client.fetchQuery({ ...downlineRatesQuery(memberId), staleTime: 0 })
    for (const [index, { type, problem }] of ratesProblems(getValues('rates'), now).entries())
      setError(`rates.${type}`, { message: problem }, { shouldFocus: index === 0 })
  }
  const finish = async () => {
    await closeModal()
    showToast('success', { id: 'team.rates.saved', values: { account: person } })
    await refetchDownline(client)
  }
  const { isBusy, error, send } = useSendForm(
    (rates: TeamRates) =>
      write('PUT /wps/agent/downline/{memberId}/rates', { path: { memberId }, body: { rates } }),
    {
      onDone: () => void finish(),
      onError: (thrown) => {
        if (outOfBounds.includes(codeOf(thrown) ?? '')) void showRejected()
      },
    },
  )
  const submit = form.handleSubmit(({ rates }) => send(toRates(rates, bounds.most)))
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
        else void submit(event)
      }}
    >
      {error !== undefined && <FailureNotice error={error} />}
      <RateFields
        own={bounds.most}
        least={bounds.least}
        field={(type) => register(`rates.${type}`)}
        // The resolver's messages are problems.
        problemOf={(type) => formState.errors.rates?.[type]?.message as RateProblem | undefined}
        onFill={(text) => {
          for (const type of ratedGameTypes) setValue(`rates.${type}`, text, { shouldDirty: true })
          void trigger('rates')
        }}
      />
      <p className={classes.lead}>
        <FormattedMessage
          id="team.rates.changeMeaning"
          values={{ account: <PersonName name={person} /> }}
        />
      </p>
      <div className={classes.actions}>
        <Button onClick={() => void closeModal()}>
          {intl.formatMessage({ id: 'app.cancel' })}
        </Button>
        <Button type="submit" variant="primary" busy={isBusy}>
          <FormattedMessage id="team.rates.save" />
        </Button>
      </div>
    </form>
  )
}
