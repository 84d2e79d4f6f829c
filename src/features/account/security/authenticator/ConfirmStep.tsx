import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { write } from '../../../../api/write.ts'
import { FailureNotice } from '../../../../identity/failure/FailureNotice.tsx'
import { readCode } from '../../../../lib/code.ts'
import { joinText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/Button.tsx'
import { PasswordField } from '../../../../ui/field/PasswordField.tsx'
import { TextField } from '../../../../ui/field/TextField.tsx'
import layoutClasses from '../../../../ui/layout.module.css'
import classes from './authenticator.module.css'
import { codeOf, refetchSecurity } from './refetchSecurity.ts'
import { StepHead } from './StepHead.tsx'

type Props = {
  hasPassword: boolean
  onBack: () => void
  onCodes: (codes: readonly string[]) => void
}
type Values = { code: string; password: string }

/** Step that verifies the app's code and the member's password. */
export function ConfirmStep({ hasPassword, onBack, onCodes }: Props) {
  const intl = useIntl()
  const client = useQueryClient()
  const form = useForm<Values>({ defaultValues: { code: '', password: '' } })
  const { errors } = form.formState
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  const confirm = useMutation({
    mutationFn: ({ code, password }: Values) =>
      write('PUT /wps/member/security/authenticator', {
        body: { code: joinText(code), ...(hasPassword && { password }) },
      }),
    meta: { showsFailure: true },
    onSuccess: ({ codes }) => {
      onCodes(codes)
      void refetchSecurity(client)
    },
    onError: (error) => {
      const field = fieldOf(error)
      if (field) {
        const message = intl.formatMessage({ id: `account.authenticator.confirm.${field}Wrong` })
        form.setError(field, { message }, { shouldFocus: true })
      } else if (codeOf(error) === 'NOT_POSSIBLE_NOW') {
        void refetchSecurity(client)
      }
    },
  })
  const codeError = intl.formatMessage({ id: 'account.authenticator.confirm.codeForm' })
  const missing = intl.formatMessage({ id: 'account.authenticator.confirm.passwordMissing' })
  return (
    <form
      noValidate
      className={classes.step}
      onSubmit={(event) => {
        if (confirm.isPending) event.preventDefault()
        else void form.handleSubmit((values) => confirm.mutate(values))(event)
      }}
    >
      <StepHead step="confirm" />
      {confirm.error !== null && fieldOf(confirm.error) === undefined && (
        <FailureNotice error={confirm.error} />
      )}
      <div className={layoutClasses.stack8}>
        <TextField
          {...form.register('code', {
            validate: (code) => readCode(code) !== undefined || codeError,
          })}
          label={intl.formatMessage({ id: 'account.authenticator.confirm.code' })}
          hint={intl.formatMessage({ id: 'account.authenticator.confirm.codeHint' })}
          error={errors.code?.message}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={20}
          required
        />
        {hasPassword && (
          <PasswordField
            {...form.register('password', { validate: (text) => text !== '' || missing })}
            label={intl.formatMessage({ id: 'account.authenticator.confirm.password' })}
            hint={intl.formatMessage({ id: 'account.authenticator.confirm.passwordHint' })}
            showLabel={intl.formatMessage({ id: 'registration.password.show' })}
            error={errors.password?.message}
            autoComplete="current-password"
            maxLength={512}
            required
          />
        )}
      </div>
      <div className={classes.answers}>
        <Button onClick={onBack}>
          <FormattedMessage id="account.authenticator.confirm.back" />
        </Button>
        <Button type="submit" variant="primary" isBusy={confirm.isPending}>
          <FormattedMessage id="account.authenticator.confirm.submit" />
        </Button>
      </div>
    </form>
  )
}

/** Field that a rejection concerns; undefined if it concerns no field. */
function fieldOf(error: unknown): 'code' | 'password' | undefined {
  const code = codeOf(error)
  if (code === 'VERIFICATION_CODE_WRONG') return 'code'
  return code === 'PASSWORD_WRONG' ? 'password' : undefined
}
