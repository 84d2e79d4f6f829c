import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Input } from '../../../../api/operations.ts'
import { FailureNotice } from '../../../../identity/failure/FailureNotice.tsx'
import { closeModal } from '../../../../kit/modal/modalStore.ts'
import { normalizeText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/Button.tsx'
import { PasswordField } from '../../../../ui/field/PasswordField.tsx'
import { SelectField } from '../../../../ui/field/SelectField.tsx'
import { TextField } from '../../../../ui/field/TextField.tsx'
import layoutClasses from '../../../../ui/layout.module.css'
import type { Security } from '../protections.ts'
import classes from './authenticator.module.css'
import { codeOf } from './refetchSecurity.ts'

export type Proof = Input<'POST /wps/member/security/recoveryCodes'>['body']

type Props<Result> = {
  security: Security
  submit: ReactNode
  look: 'primary' | 'danger'
  send: (proof: Proof) => Promise<Result>
  /** The form stays busy until the returned promise settles. */
  onDone: (result: Result) => unknown
  /** Called with every failure except a wrong password or code. */
  onFailure: (error: unknown) => void
}

/** Proof methods of an account that has an authenticator. */
const methodsOf = ({ hasPassword, recoveryCodesLeft = 0 }: Security): Proof['method'][] => [
  'TOTP',
  ...(hasPassword ? (['PASSWORD'] as const) : []),
  ...(recoveryCodesLeft > 0 ? (['RECOVERY_CODE'] as const) : []),
]

/** Form that requests a proof of ownership and sends it. */
export function OwnerProofForm<Result>(props: Props<Result>) {
  const { security, submit, look, send, onDone, onFailure } = props
  const intl = useIntl()
  const form = useForm<Proof>({ defaultValues: { method: 'TOTP', answer: '' } })
  const method = useWatch({ control: form.control, name: 'method' })
  const change = useMutation({
    mutationFn: send,
    meta: { showsFailure: true },
    onSuccess: onDone,
    onError: (error, { method }) => {
      if (!isWrongProof(error)) return onFailure(error)
      const message = intl.formatMessage({ id: `account.authenticator.proof.wrong.${method}` })
      form.setError('answer', { message }, { shouldFocus: true })
    },
  })
  const missing = intl.formatMessage({ id: `account.authenticator.proof.missing.${method}` })
  const field = {
    ...form.register('answer', { validate: (text) => normalizeText(text) !== '' || missing }),
    label: intl.formatMessage({ id: `account.authenticator.proof.answer.${method}` }),
    error: form.formState.errors.answer?.message,
    required: true,
  }
  return (
    <form
      noValidate
      className={classes.step}
      onSubmit={(event) => {
        if (change.isPending) event.preventDefault()
        else void form.handleSubmit((proof) => change.mutate(proof))(event)
      }}
    >
      {change.error !== null && !isWrongProof(change.error) && (
        <FailureNotice error={change.error} />
      )}
      <div className={layoutClasses.stack8}>
        <SelectField
          {...form.register('method', { onChange: () => form.resetField('answer') })}
          label={intl.formatMessage({ id: 'account.authenticator.proof.method' })}
          options={methodsOf(security).map((value) => ({
            value,
            label: intl.formatMessage({ id: `account.authenticator.proof.methods.${value}` }),
          }))}
        />
        {method === 'PASSWORD' ? (
          <PasswordField
            key={method}
            {...field}
            showLabel={intl.formatMessage({ id: 'registration.password.show' })}
            autoComplete="current-password"
            maxLength={512}
          />
        ) : (
          <TextField
            key={method}
            {...field}
            autoComplete={method === 'TOTP' ? 'one-time-code' : 'off'}
            inputMode={method === 'TOTP' ? 'numeric' : 'text'}
            maxLength={60}
            data-autofocus
          />
        )}
      </div>
      <div className={classes.answers}>
        <Button onClick={() => void closeModal()}>
          <FormattedMessage id="app.cancel" />
        </Button>
        <Button type="submit" variant={look} isBusy={change.isPending}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

const isWrongProof = (error: unknown): boolean =>
  ['PASSWORD_WRONG', 'VERIFICATION_CODE_WRONG'].includes(codeOf(error) ?? '')
