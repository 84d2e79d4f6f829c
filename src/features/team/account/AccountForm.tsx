import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { write } from '../../../api/write.ts'
import { DialogForm } from '../../../identity/failure/DialogForm.tsx'
import { fieldHint, reasonMessage } from '../../../identity/ruledField/messages.ts'
import { NewPasswordInput } from '../../../identity/ruledField/NewPasswordInput.tsx'
import { isReason } from '../../../identity/ruledField/reasons.ts'
import { useKeyedAction } from '../../../kit/query/useKeyedAction.ts'
import { TextField } from '../../../ui/field/TextField.tsx'
import { AccountKindField } from '../AccountKindField.tsx'
import { codeOf } from '../codeOf.ts'
import { RateFields } from '../rates/RateFields.tsx'
import { byGameType, type TeamRates, toRates } from '../rates/rates.ts'
import { showRateProblems } from '../rates/ratesInForm.ts'
import { refetchTeam, rejectedRates } from '../team.queries.ts'
import classes from './account.module.css'
import {
  type AccountFields,
  type AccountRequest,
  accountErrors,
  accountResolver,
} from './accountForm.ts'

type Props = {
  fields: AccountFields
  ownRates: TeamRates
  onOpened: (account: AccountRequest) => void
}

const empty: AccountRequest = {
  accountKind: 'MEMBER',
  username: '',
  password: '',
  rates: byGameType(() => '0'),
}

/**
 * Kind, username, password and rates of the account. Rejected values are reported at their fields.
 */
export function AccountForm({ fields, ownRates, onOpened }: Props) {
  const intl = useIntl()
  const client = useQueryClient()
  const form = useForm<AccountRequest>({
    mode: 'onTouched',
    defaultValues: empty,
    resolver: accountResolver(fields, ownRates),
  })
  const { register, control, formState, getValues, setError, setFocus } = form
  // The dialog opens before this form mounts, so the form itself focuses its first field.
  useEffect(() => setFocus('username'), [setFocus])
  const password = useWatch({ control, name: 'password' })
  const showRejectedRates = async () => {
    showRateProblems(form, await rejectedRates(client, getValues('rates')))
  }
  const { isBusy, error, run } = useKeyedAction(
    async (body: AccountRequest, idempotencyKey) => {
      await write('POST /wps/agent/members', { body }, { idempotencyKey })
      return body
    },
    (account) => {
      void refetchTeam(client)
      onOpened(account)
    },
    (cause) => {
      if (codeOf(cause) === 'RATE_TOO_HIGH') void showRejectedRates()
      for (const [index, { field, reason }] of accountErrors(cause).entries()) {
        setError(field, { type: 'server', message: reason }, { shouldFocus: index === 0 })
      }
    },
  )
  const errorOf = (name: 'username' | 'password') => {
    const reason = formState.errors[name]?.message
    if (reason === undefined) return undefined
    if (!isReason(reason)) return intl.formatMessage({ id: 'failure.action' })
    return reasonMessage(intl, fields[name], reason, { minimumAge: 0, phoneDigits: undefined })
  }
  const submit = form.handleSubmit((values) =>
    run({ ...values, rates: toRates(values.rates, ownRates) }),
  )
  return (
    <DialogForm
      onSubmit={submit}
      isBusy={isBusy}
      failure={accountErrors(error).length > 0 ? undefined : error}
      submit={<FormattedMessage id="team.account.create" />}
      lead={<FormattedMessage id="team.account.lead" />}
    >
      <AccountKindField legendId="records.columns.accountKind" field={register('accountKind')} />
      <div className={classes.fields}>
        <TextField
          {...register('username')}
          label={intl.formatMessage({ id: 'registration.fields.username' })}
          hint={fieldHint(intl, fields.username)}
          error={errorOf('username')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <NewPasswordInput
          {...register('password')}
          field={fields.password}
          password={password}
          label={intl.formatMessage({ id: 'team.account.password' })}
          hint={fieldHint(intl, fields.password)}
          error={errorOf('password')}
          required
        />
      </div>
      <RateFields form={form} ownRates={ownRates} />
    </DialogForm>
  )
}
