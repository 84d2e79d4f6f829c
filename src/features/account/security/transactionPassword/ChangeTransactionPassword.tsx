import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { failureOf } from '../../../../api/failure.ts'
import { write } from '../../../../api/write.ts'
import { CodeTextField } from '../../../../identity/code/CodeTextField.tsx'
import { useIsReachable } from '../../../../identity/code/useIsReachable.ts'
import { FailureNotice } from '../../../../identity/failure/FailureNotice.tsx'
import { TransactionPasswordField } from '../../../../money/transactionPassword/TransactionPasswordField.tsx'
import { Button } from '../../../../ui/Button.tsx'
import layoutClasses from '../../../../ui/layout.module.css'
import { Notice } from '../../../../ui/Notice.tsx'
import { TextButton } from '../../../../ui/TextButton.tsx'
import textClasses from '../../../../ui/text.module.css'
import type { Security } from '../protections.ts'
import { useChangeForm } from './useChangeForm.ts'

type Props = { security: Security; onChanged: () => Promise<void> }

/** Changes the transaction password, proven by the current one, or by a code if it is forgotten. */
export function ChangeTransactionPassword({ security, onChanged }: Props) {
  const intl = useIntl()
  const [isForgotten, setForgotten] = useState(false)
  const { form, submit, failure, rules } = useChangeForm({ isForgotten, onChanged })
  const { register, handleSubmit, formState } = form
  const { errors, isSubmitting } = formState
  return (
    <form
      noValidate
      className={layoutClasses.stack12}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <p className={textClasses.intro}>
        <FormattedMessage
          id={`transactionPassword.change.${isForgotten ? 'leadForgotten' : 'lead'}`}
        />
      </p>
      <ChangeFailure error={failure} />
      {isForgotten ? (
        <CodeTextField
          {...register('verificationCode', rules.verificationCode)}
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
      ) : (
        <TransactionPasswordField
          {...register('oldPaymentPassword', rules.oldPaymentPassword)}
          label={intl.formatMessage({ id: 'transactionPassword.change.old' })}
          error={errors.oldPaymentPassword?.message}
          required
          data-autofocus
        />
      )}
      <Forgotten
        security={security}
        isForgotten={isForgotten}
        onChange={(next) => {
          setForgotten(next)
          form.clearErrors()
        }}
      />
      <TransactionPasswordField
        {...register('paymentPassword', rules.paymentPassword)}
        label={intl.formatMessage({ id: 'transactionPassword.set.new' })}
        hint={intl.formatMessage({ id: 'transactionPassword.set.hint' })}
        error={errors.paymentPassword?.message}
        autoComplete="new-password"
        required
      />
      <TransactionPasswordField
        {...register('confirmPaymentPassword', rules.confirmPaymentPassword)}
        label={intl.formatMessage({ id: 'transactionPassword.set.again' })}
        error={errors.confirmPaymentPassword?.message}
        autoComplete="new-password"
        required
      />
      <Button type="submit" variant="primary" size="large" isWide isBusy={isSubmitting}>
        <FormattedMessage id="transactionPassword.change.save" />
      </Button>
    </form>
  )
}

type ForgottenProps = {
  security: Security
  isForgotten: boolean
  onChange: (isForgotten: boolean) => void
}

/** Switches between the current password and a code, if a code can be sent. */
function Forgotten({ security, isForgotten, onChange }: ForgottenProps) {
  const isReachable = useIsReachable(security)
  if (!isReachable) {
    return (
      <p className={textClasses.caption}>
        <FormattedMessage id="transactionPassword.change.unreachable" />
      </p>
    )
  }
  return (
    <p className={textClasses.caption}>
      <TextButton onClick={() => onChange(!isForgotten)}>
        <FormattedMessage
          id={`transactionPassword.change.${isForgotten ? 'remembered' : 'forgotten'}`}
        />
      </TextButton>
    </p>
  )
}

function ChangeFailure({ error }: { error: unknown }) {
  if (error === undefined) return null
  const { kind } = failureOf(error)
  if (kind !== 'offline' && kind !== 'timeout') return <FailureNotice error={error} />
  return (
    <Notice tone="failure" role="alert">
      <p>
        <FormattedMessage id="transactionPassword.change.undecided" />
      </p>
    </Notice>
  )
}
