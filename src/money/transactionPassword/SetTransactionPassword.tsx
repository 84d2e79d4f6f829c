import { FormattedMessage, useIntl } from 'react-intl'
import { write } from '../../api/write.ts'
import { CodeTextField } from '../../identity/code/CodeTextField.tsx'
import { useIsReachable } from '../../identity/code/useIsReachable.ts'
import { FailureNotice } from '../../identity/failure/FailureNotice.tsx'
import { useQuery } from '../../kit/query/useQuery.ts'
import { normalizeText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/field/PasswordField.tsx'
import textClasses from '../../ui/text.module.css'
import classes from './SetTransactionPassword.module.css'
import { TransactionPasswordField } from './TransactionPasswordField.tsx'
import { problemOfNew } from './transactionPassword.ts'
import { securityQuery } from './useHasTransactionPassword.ts'
import { type Proof, useSetForm } from './useSetForm.ts'

/**
 * Form that sets the first transaction password, shown inside the form that requires one. The
 * member confirms it with the login password, or with a code if the account has no login password.
 */
export function SetTransactionPassword({ onSet }: { onSet?: () => void }) {
  const intl = useIntl()
  const security = useQuery(securityQuery()).data
  const isReachable = useIsReachable(security)
  const proof: Proof =
    (security?.hasPassword ?? true) ? 'password' : isReachable ? 'verificationCode' : undefined
  const { form, submit, failure, isSaving } = useSetForm(proof, onSet)
  const { errors } = form.formState
  const message = (problem: ReturnType<typeof problemOfNew> | 'mismatch' | 'loginMissing') =>
    problem && intl.formatMessage({ id: `transactionPassword.errors.${problem}` })
  return (
    <form
      noValidate
      className={classes.form}
      aria-label={intl.formatMessage({ id: 'transactionPassword.set.title' })}
      onSubmit={(event) => {
        // In React's tree this form may be inside another form. That form must not be submitted.
        event.stopPropagation()
        if (isSaving) event.preventDefault()
        else void form.handleSubmit(submit)(event)
      }}
    >
      <h3 className={textClasses.subheading}>
        <FormattedMessage id="transactionPassword.set.title" />
      </h3>
      <p className={textClasses.passage}>
        <FormattedMessage id="transactionPassword.set.lead" />
      </p>
      <FailureNotice error={failure} />
      <div className={classes.fields}>
        <TransactionPasswordField
          {...form.register('paymentPassword', { validate: (text) => message(problemOfNew(text)) })}
          label={intl.formatMessage({ id: 'transactionPassword.set.new' })}
          hint={intl.formatMessage({ id: 'transactionPassword.set.hint' })}
          error={errors.paymentPassword?.message}
          autoComplete="new-password"
          required
          data-autofocus
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
        {proof !== undefined && <ProofField form={form} proof={proof} />}
      </div>
      <Button type="submit" variant="primary" isBusy={isSaving}>
        <FormattedMessage id="transactionPassword.set.save" />
      </Button>
    </form>
  )
}

type ProofProps = {
  form: ReturnType<typeof useSetForm>['form']
  proof: Exclude<Proof, undefined>
}

function ProofField({ form, proof }: ProofProps) {
  const intl = useIntl()
  const { errors } = form.formState
  if (proof === 'password') {
    const missing = intl.formatMessage({ id: 'transactionPassword.errors.loginMissing' })
    return (
      <PasswordField
        {...form.register('password', { validate: (text) => text !== '' || missing })}
        label={intl.formatMessage({ id: 'transactionPassword.set.login' })}
        showLabel={intl.formatMessage({ id: 'transactionPassword.show' })}
        error={errors.password?.message}
        autoComplete="current-password"
        maxLength={512}
        required
      />
    )
  }
  const missing = intl.formatMessage({ id: 'errors.verificationCodeMissing' })
  return (
    <CodeTextField
      {...form.register('verificationCode', {
        validate: (text) => normalizeText(text) !== '' || missing,
      })}
      label={intl.formatMessage({ id: 'transactionPassword.set.code' })}
      error={errors.verificationCode?.message}
      maxLength={20}
      request={{
        storageKey: 'transactionPasswordCode',
        onSent: () => form.clearErrors('verificationCode'),
        send: (channel) =>
          write('POST /wps/member/security/codes', {
            body: { purpose: 'PAYMENT_PASSWORD', ...(channel && { channel }) },
          }),
      }}
      required
    />
  )
}
