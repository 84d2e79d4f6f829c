import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useIsReachable } from '../../../../identity/code/useIsReachable.ts'
import { FailureNotice } from '../../../../identity/failure/FailureNotice.tsx'
import { TransactionCodeField } from '../../../../money/transactionPassword/TransactionCodeField.tsx'
import { TransactionPasswordField } from '../../../../money/transactionPassword/TransactionPasswordField.tsx'
import { Button } from '../../../../ui/Button.tsx'
import layoutClasses from '../../../../ui/layout.module.css'
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
      <FailureNotice error={failure} undecidedId="transactionPassword.change.undecided" />
      {isForgotten ? (
        <TransactionCodeField
          {...register('verificationCode', rules.verificationCode)}
          error={errors.verificationCode?.message}
          onSent={() => form.clearErrors('verificationCode')}
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
