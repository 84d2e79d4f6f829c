import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { DialogForm } from '../../../identity/failure/DialogForm.tsx'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { dayIn } from '../../../lib/zonedDay.ts'
import { codeOf } from '../codeOf.ts'
import { RateFields } from '../rates/RateFields.tsx'
import type { TeamRates } from '../rates/rates.ts'
import { showRateProblems } from '../rates/ratesInForm.ts'
import { type Invitation, rejectedRates } from '../team.queries.ts'
import { InvitationFields } from './InvitationFields.tsx'
import {
  type InvitationProblem,
  type InvitationValues,
  invitationSchema,
  toRequest,
  valuesOf,
} from './invitationForm.ts'
import { useSaveInvitation } from './useSaveInvitation.ts'

type Props = {
  before: Invitation | undefined
  own: TeamRates
  /** Hosts of the platform, the main one first. */
  hosts: readonly string[]
  timeZone: string
  onCreated: (invitation: Invitation) => void
}

/** Target, validity and rates of an invitation. Rejected values are reported at their fields. */
export function InvitationForm({ before, own, hosts, timeZone, onCreated }: Props) {
  const language = useLanguage()
  const today = dayIn(timeZone, Date.now())
  const form = useForm<InvitationValues>({
    mode: 'onTouched',
    defaultValues: valuesOf(before, { domain: hosts[0] ?? '', timeZone, language }),
    resolver: zodResolver(invitationSchema(own, today)),
  })
  const client = useQueryClient()
  const { getValues, setError, setFocus } = form
  // The form mounts after the dialog, which therefore could not focus the field.
  useEffect(() => setFocus('note'), [setFocus])
  const showRejectedRates = async () => {
    showRateProblems(form, await rejectedRates(client, getValues('rates')))
  }
  const { isBusy, error, run } = useSaveInvitation({
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
  const submit = form.handleSubmit((values) => run(toRequest(values, own, { timeZone, before })))
  const isAtField = codeOf(error) === 'INVITATION_DOMAIN_UNKNOWN'
  return (
    <DialogForm
      onSubmit={submit}
      isBusy={isBusy}
      failure={isAtField ? undefined : error}
      submit={<FormattedMessage id={before ? 'team.invitation.save' : 'team.invitation.create'} />}
    >
      <InvitationFields form={form} hosts={hosts} today={today} timeZone={timeZone} />
      <RateFields form={form} own={own} />
    </DialogForm>
  )
}
