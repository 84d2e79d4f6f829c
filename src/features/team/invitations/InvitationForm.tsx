import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { FailureNotice } from '../../../identity/failure/FailureNotice.tsx'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import { dayIn } from '../../../lib/zonedDay.ts'
import { Button } from '../../../ui/Button.tsx'
import { codeOf } from '../codeOf.ts'
import { RateFields } from '../rates/RateFields.tsx'
import { type RateProblem, ratedGameTypes, type TeamRates } from '../rates/rates.ts'
import { type Invitation, rejectedRates } from '../team.queries.ts'
import { InvitationFields } from './InvitationFields.tsx'
import {
  type InvitationProblem,
  type InvitationValues,
  invitationSchema,
  toRequest,
  valuesOf,
} from './invitationForm.ts'
import classes from './invitations.module.css'
import { useSaveInvitation } from './useSaveInvitation.ts'

type Props = {
  before: Invitation | undefined
  own: TeamRates
  /** Where the platform is, the main host first. */
  hosts: readonly string[]
  timeZone: string
  onCreated: (invitation: Invitation) => void
}

/** For whom, how long and at which rates. What the server rejects stands at its field. */
export function InvitationForm({ before, own, hosts, timeZone, onCreated }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  const today = dayIn(timeZone, Date.now())
  const form = useForm<InvitationValues>({
    mode: 'onTouched',
    defaultValues: valuesOf(before, { domain: hosts[0] ?? '', timeZone, language }),
    resolver: zodResolver(invitationSchema(own, today)),
  })
  const client = useQueryClient()
  const { register, formState, getValues, setError, setFocus, setValue, trigger } = form
  // The dialog was open before its form was there.
  useEffect(() => setFocus('note'), [setFocus])
  const showRejectedRates = async () => {
    const rejected = await rejectedRates(client, getValues('rates'))
    for (const [index, { type, problem }] of rejected.entries())
      setError(`rates.${type}`, { message: problem }, { shouldFocus: index === 0 })
  }
  const { isBusy, error, send } = useSaveInvitation({
    before,
    onCreated,
    onError: (thrown) => {
      const code = codeOf(thrown)
      if (code === 'INVITATION_DOMAIN_UNKNOWN') {
        setError('domain', { message: 'domain' satisfies InvitationProblem }, { shouldFocus: true })
      }
      if (code === 'RATE_TOO_HIGH') void showRejectedRates()
    },
  })
  const submit = form.handleSubmit((values) => send(toRequest(values, own, { timeZone, before })))
  const isAtField = codeOf(error) === 'INVITATION_DOMAIN_UNKNOWN'
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
        else void submit(event)
      }}
    >
      {error !== undefined && !isAtField && <FailureNotice error={error} />}
      <InvitationFields form={form} hosts={hosts} today={today} timeZone={timeZone} />
      <RateFields
        own={own}
        field={(type) => register(`rates.${type}`)}
        // The schema's messages are problems.
        problemOf={(type) => formState.errors.rates?.[type]?.message as RateProblem | undefined}
        onFill={(text) => {
          for (const type of ratedGameTypes) setValue(`rates.${type}`, text, { shouldDirty: true })
          void trigger('rates')
        }}
      />
      <div className={classes.actions}>
        <Button onClick={() => void closeModal()}>
          {intl.formatMessage({ id: 'app.cancel' })}
        </Button>
        <Button type="submit" variant="primary" busy={isBusy}>
          <FormattedMessage id={before ? 'team.invitation.save' : 'team.invitation.create'} />
        </Button>
      </div>
    </form>
  )
}
