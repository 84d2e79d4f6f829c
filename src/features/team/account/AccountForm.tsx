import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { write } from '../../../api/write.ts'
import { FailureNotice } from '../../../identity/failure/FailureNotice.tsx'
import { fieldHint, reasonMessage } from '../../../identity/ruledField/messages.ts'
import { NewPasswordInput } from '../../../identity/ruledField/NewPasswordInput.tsx'
import { isReason } from '../../../identity/ruledField/reasons.ts'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import { Button } from '../../../ui/Button.tsx'
import { RadioField } from '../../../ui/field/RadioField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { codeOf } from '../codeOf.ts'
import { RateFields } from '../rates/RateFields.tsx'
import {
  byGameType,
  type RateProblem,
  ratedGameTypes,
  type TeamRates,
  toRates,
} from '../rates/rates.ts'
import { refetchTeam, rejectedRates } from '../team.queries.ts'
import { useSendForm } from '../useSendForm.ts'
import classes from './account.module.css'
import {
  type AccountFields,
  type AccountRequest,
  accountErrors,
  accountResolver,
} from './accountForm.ts'

type Props = {
  fields: AccountFields
  own: TeamRates
  onOpened: (account: AccountRequest) => void
}

const empty: AccountRequest = {
  accountKind: 'MEMBER',
  username: '',
  password: '',
  rates: byGameType(() => '0'),
}

/** Who it is for and at which rates. What the server rejects stands at its field. */
export function AccountForm({ fields, own, onOpened }: Props) {
  const intl = useIntl()
  const client = useQueryClient()
  const form = useForm<AccountRequest>({
    mode: 'onTouched',
    defaultValues: empty,
    resolver: accountResolver(fields, own),
  })
  const { register, control, formState, getValues, setError, setFocus, setValue, trigger } = form
  // The dialog was open before its form was there.
  useEffect(() => setFocus('username'), [setFocus])
  const password = useWatch({ control, name: 'password' })
  const showRejectedRates = async () => {
    const rejected = await rejectedRates(client, getValues('rates'))
    for (const [index, { type, problem }] of rejected.entries())
      setError(`rates.${type}`, { message: problem }, { shouldFocus: index === 0 })
  }
  const { isBusy, error, send } = useSendForm(
    async (body: AccountRequest, idempotencyKey) => {
      await write('POST /wps/agent/members', { body }, { idempotencyKey })
      return body
    },
    {
      onDone: (account) => {
        void refetchTeam(client)
        onOpened(account)
      },
      onError: (thrown) => {
        if (codeOf(thrown) === 'RATE_TOO_HIGH') void showRejectedRates()
        for (const [index, { field, reason }] of accountErrors(thrown).entries()) {
          setError(field, { type: 'server', message: reason }, { shouldFocus: index === 0 })
        }
      },
    },
  )
  const errorOf = (name: 'username' | 'password') => {
    const reason = formState.errors[name]?.message
    if (reason === undefined) return undefined
    if (!isReason(reason)) return intl.formatMessage({ id: 'failure.action' })
    return reasonMessage(intl, fields[name], reason, { minimumAge: 0, phoneDigits: undefined })
  }
  const submit = form.handleSubmit((values) =>
    send({
      ...values,
      rates: toRates(values.rates, own),
    }),
  )
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
        else void submit(event)
      }}
    >
      <p className={classes.lead}>
        <FormattedMessage id="team.account.lead" />
      </p>
      {error !== undefined && accountErrors(error).length === 0 && <FailureNotice error={error} />}
      <RadioField
        legend={<FormattedMessage id="records.columns.accountKind" />}
        options={(['MEMBER', 'AGENT'] as const).map((value) => ({
          value,
          label: intl.formatMessage({ id: `records.accountKinds.${value}` }),
        }))}
        field={register('accountKind')}
        error={undefined}
      />
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
      <RateFields
        own={own}
        field={(type) => register(`rates.${type}`)}
        // The resolver's messages are problems.
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
          <FormattedMessage id="team.account.create" />
        </Button>
      </div>
    </form>
  )
}
