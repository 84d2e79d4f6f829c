import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { type Failure, failureOf } from '../../api/failure.ts'
import type { Input, Value } from '../../api/operations.ts'
import { write } from '../../api/write.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/field/PasswordField.tsx'
import { FailureNotice } from '../failure/FailureNotice.tsx'
import classes from './SetTransactionPassword.module.css'
import { TransactionPasswordField } from './TransactionPasswordField.tsx'
import { problemOfNew } from './transactionPassword.ts'
import { securityQuery } from './useHasTransactionPassword.ts'

type Change = Input<'PUT /wps/member/security/paymentPassword'>['body']
type Values = { paymentPassword: string; confirmPaymentPassword: string; password: string }
type Security = Value<'GET /wps/member/security'>

/**
 * Sets the first transaction password right where it is needed. It asks the login password, where the
 * member has one.
 */
export function SetTransactionPassword({ onSet }: { onSet?: () => void }) {
  const intl = useIntl()
  const client = useQueryClient()
  const hasPassword = useQuery(securityQuery()).data?.hasPassword ?? true
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { paymentPassword: '', confirmPaymentPassword: '', password: '' },
  })
  const { errors } = form.formState
  const save = useMutation({
    mutationFn: (body: Change) => write('PUT /wps/member/security/paymentPassword', { body }),
    meta: { showsFailure: true },
    onSuccess: () => {
      client.setQueryData<Security>(
        securityQuery().queryKey,
        (security) => security && { ...security, hasPaymentPassword: true },
      )
      onSet?.()
    },
    onError: (error) => {
      if (!isWrongPassword(failureOf(error))) return
      const message = intl.formatMessage({ id: 'transactionPassword.errors.loginWrong' })
      form.setError('password', { message }, { shouldFocus: true })
    },
  })
  const message = (problem: ReturnType<typeof problemOfNew> | 'mismatch' | 'loginMissing') =>
    problem && intl.formatMessage({ id: `transactionPassword.errors.${problem}` })
  const submit = ({ password, ...values }: Values) =>
    save.mutate({ ...values, ...(hasPassword && { password }) })
  return (
    <form
      noValidate
      className={classes.form}
      aria-label={intl.formatMessage({ id: 'transactionPassword.set.title' })}
      onSubmit={(event) => {
        // It may stand within another form.
        event.stopPropagation()
        if (save.isPending) event.preventDefault()
        else void form.handleSubmit(submit)(event)
      }}
    >
      <h3 className={classes.title}>
        <FormattedMessage id="transactionPassword.set.title" />
      </h3>
      <p className={classes.lead}>
        <FormattedMessage id="transactionPassword.set.lead" />
      </p>
      {save.error !== null && !isWrongPassword(failureOf(save.error)) && (
        <FailureNotice error={save.error} />
      )}
      <div className={classes.fields}>
        <TransactionPasswordField
          {...form.register('paymentPassword', { validate: (text) => message(problemOfNew(text)) })}
          label={intl.formatMessage({ id: 'transactionPassword.set.new' })}
          hint={intl.formatMessage({ id: 'transactionPassword.set.hint' })}
          error={errors.paymentPassword?.message}
          autoComplete="new-password"
          required
        />
        <TransactionPasswordField
          {...form.register('confirmPaymentPassword', {
            validate: (text, all) => message(text === all.paymentPassword ? undefined : 'mismatch'),
          })}
          label={intl.formatMessage({ id: 'transactionPassword.set.again' })}
          error={errors.confirmPaymentPassword?.message}
          autoComplete="new-password"
          required
        />
        {hasPassword && (
          <PasswordField
            {...form.register('password', {
              validate: (text) => message(text === '' ? 'loginMissing' : undefined),
            })}
            label={intl.formatMessage({ id: 'transactionPassword.set.login' })}
            showLabel={intl.formatMessage({ id: 'transactionPassword.show' })}
            error={errors.password?.message}
            autoComplete="current-password"
            maxLength={512}
            required
          />
        )}
      </div>
      <Button type="submit" variant="primary" busy={save.isPending}>
        <FormattedMessage id="transactionPassword.set.save" />
      </Button>
    </form>
  )
}

const isWrongPassword = (failure: Failure): boolean =>
  failure.kind === 'rejected' && failure.code === 'PASSWORD_WRONG'
