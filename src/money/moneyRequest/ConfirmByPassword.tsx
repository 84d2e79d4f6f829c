import { type ReactNode, useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { type Fact, FactList } from '../../ui/FactList.tsx'
import layoutClasses from '../../ui/layout.module.css'
import textClasses from '../../ui/text.module.css'
import { rejectedPassword } from '../transactionPassword/RejectedPassword.tsx'
import { TransactionPasswordField } from '../transactionPassword/TransactionPasswordField.tsx'
import { problemOfTyped } from '../transactionPassword/transactionPassword.ts'
import classes from './ConfirmByPassword.module.css'
import { RequestNotice } from './RequestNotice.tsx'
import type { MoneyRequest } from './useMoneyRequest.ts'

type Props = {
  title: ReactNode
  /** Summary of the operation. */
  facts: readonly Fact[]
  /** Note about the next step, or that the operation cannot be undone. */
  warning: ReactNode
  /** Label of the submit button. */
  action: ReactNode
  request: MoneyRequest & { isSending: boolean }
  onConfirm: (paymentPassword: string) => void
  onBack: () => void
}

/**
 * Shows a movement of money or points for review. The member confirms it with the transaction
 * password.
 */
export function ConfirmByPassword(props: Props) {
  const { title, facts, warning, action, request, onConfirm, onBack } = props
  const intl = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  const { register, handleSubmit, formState, setFocus } = useForm({
    defaultValues: { password: '' },
  })
  const rejected = rejectedPassword(request.error)
  const { error } = request
  useEffect(() => {
    if (rejectedPassword(error) !== undefined) setFocus('password', { shouldSelect: true })
  }, [error, setFocus])
  useEffect(() => {
    heading.current?.focus()
    const place = heading.current?.closest('form')?.parentElement
    return () => {
      // Change and Back remove the review together with its focused control.
      if (document.activeElement === document.body)
        place?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    }
  }, [])
  const errorOf = (text: string) => {
    const problem = problemOfTyped(text)
    return problem && intl.formatMessage({ id: `transactionPassword.errors.${problem}` })
  }
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => void handleSubmit(({ password }) => onConfirm(password))(event)}
    >
      <h3 ref={heading} tabIndex={-1} className={textClasses.stepTitle}>
        {title}
      </h3>
      {rejected === undefined && <RequestNotice request={request} />}
      <FactList facts={facts} />
      <p className={textClasses.note}>{warning}</p>
      <TransactionPasswordField
        {...register('password', { validate: errorOf })}
        error={formState.errors.password?.message ?? rejected}
        required
      />
      <div className={layoutClasses.actions}>
        <Button type="submit" variant="primary" size="large" isBusy={request.isSending}>
          {/* The span keeps the text in one piece: a button separates its children with gaps. */}
          <span>{action}</span>
        </Button>
        {!request.isSending && (
          <Button size="large" onClick={onBack}>
            <FormattedMessage id="wallet.request.change" />
          </Button>
        )}
      </div>
    </form>
  )
}
