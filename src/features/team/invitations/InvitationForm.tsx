import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import { write } from '../../../api/write.ts'
import { DialogForm } from '../../../identity/failure/DialogForm.tsx'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import { useKeyedAction } from '../../../kit/query/useKeyedAction.ts'
import { showToast } from '../../../kit/toast/toastStore.ts'
import { dayIn } from '../../../lib/zonedDay.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { codeOf } from '../codeOf.ts'
import { RateFields } from '../rates/RateFields.tsx'
import type { TeamRates } from '../rates/rates.ts'
import { showRateProblems } from '../rates/ratesInForm.ts'
import { type Invitation, refetchInvitations, rejectedRates } from '../team.queries.ts'
import { InvitationFields } from './InvitationFields.tsx'
import {
  hasZeroRate,
  type InvitationProblem,
  type InvitationRequest,
  type InvitationValues,
  invitationSchema,
  toRequest,
  valuesOf,
} from './invitationForm.ts'

type Options = {
  /** The invitation to change; undefined for a new one. */
  before: Invitation | undefined
  onCreated: (invitation: Invitation) => void
  onError: (error: unknown) => void
}

/**
 * Creates an invitation once, or changes an existing invitation and closes the dialog. A failure
 * keeps the form's values.
 */
function useSaveInvitation({ before, onCreated, onError }: Options) {
  const client = useQueryClient()
  const save = (body: InvitationRequest, idempotencyKey: string): Promise<Invitation> => {
    if (!before) return write('POST /wps/agent/invitations', { body }, { idempotencyKey })
    const path = { invitationId: before.invitationId }
    return write('PUT /wps/agent/invitations/{invitationId}', { path, body })
  }
  const finish = async (invitation: Invitation) => {
    void refetchInvitations(client)
    if (!before) return onCreated(invitation)
    await closeModal()
    showToast('success', { id: 'team.invitation.changed', values: { code: invitation.code } })
  }
  return useKeyedAction(save, finish, (error) => {
    // Another tab may have ended the invitation.
    void refetchInvitations(client)
    onError(error)
  })
}

type Props = {
  before: Invitation | undefined
  /** The agent's newest invitation; its rates are the initial rates of a new invitation. */
  last: Invitation | undefined
  ownRates: TeamRates
  /** Hosts that the form offers, in addition to the option for all hosts. */
  hosts: readonly string[]
  timeZone: string
  onCreated: (invitation: Invitation) => void
}

/** Target, validity and rates of an invitation. Rejected values are reported at their fields. */
export function InvitationForm(props: Props) {
  const { before, last, ownRates, hosts, timeZone, onCreated } = props
  const language = useLanguage()
  const today = dayIn(timeZone, Date.now())
  const form = useForm<InvitationValues>({
    mode: 'onTouched',
    defaultValues: valuesOf(before, { timeZone, language, ownRates, last }),
    resolver: zodResolver(invitationSchema(ownRates, today)),
  })
  const client = useQueryClient()
  const { getValues, setError, setFocus } = form
  // The dialog opens before this form mounts, so the form itself focuses a field.
  useEffect(() => setFocus('note'), [setFocus])
  const showRejectedRates = async () => {
    showRateProblems(form, await rejectedRates(client, getValues('rates')))
  }
  const { isBusy, error, run } = useSaveInvitation({
    before,
    onCreated,
    onError: (cause) => {
      const code = codeOf(cause)
      if (code === 'INVITATION_DOMAIN_UNKNOWN') {
        setError('domain', { message: 'domain' satisfies InvitationProblem }, { shouldFocus: true })
      }
      if (code === 'RATE_TOO_HIGH') void showRejectedRates()
    },
  })
  const [isZeroAsked, setZeroAsked] = useState(false)
  const submit = form.handleSubmit((values) => {
    const mustAsk = !before && !isZeroAsked && hasZeroRate(values)
    setZeroAsked(mustAsk || isZeroAsked)
    if (!mustAsk) run(toRequest(values, ownRates, { timeZone, before }))
  })
  const isAtField = codeOf(error) === 'INVITATION_DOMAIN_UNKNOWN'
  return (
    <DialogForm
      onSubmit={submit}
      isBusy={isBusy}
      failure={isAtField ? undefined : error}
      submit={<FormattedMessage id={before ? 'team.invitation.save' : 'team.invitation.create'} />}
    >
      <InvitationFields form={form} hosts={hosts} today={today} timeZone={timeZone} />
      <RateFields form={form} ownRates={ownRates} />
      {isZeroAsked && <ZeroRatesNotice />}
    </DialogForm>
  )
}

/** Scrolls into view, since it moves the submit button below the visible part of the dialog. */
function ZeroRatesNotice() {
  const root = useRef<HTMLDivElement>(null)
  // jsdom lacks `scrollIntoView`.
  useEffect(() => root.current?.scrollIntoView?.({ block: 'center' }), [])
  return (
    <div ref={root}>
      <Notice
        tone="warning"
        role="alert"
        title={<FormattedMessage id="team.invitation.zero.title" />}
      >
        <p>
          <FormattedMessage id="team.invitation.zero.text" />
        </p>
      </Notice>
    </div>
  )
}
