import { type ReactNode, useEffect } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { RequestNotice } from '../../../money/moneyRequest/RequestNotice.tsx'
import type { MoneyRequest } from '../../../money/moneyRequest/useMoneyRequest.ts'
import { TransactionPasswordField } from '../../../money/transactionPassword/TransactionPasswordField.tsx'
import { problemOfTyped } from '../../../money/transactionPassword/transactionPassword.ts'
import { Button } from '../../../ui/Button.tsx'
import { RadioField } from '../../../ui/field/RadioField.tsx'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import { TextAreaField } from '../../../ui/field/TextAreaField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { Notice } from '../../../ui/Notice.tsx'
import { mostUnits } from '../goodsState.ts'
import type { Goods } from '../points.queries.ts'
import { type ReceiverProblem, receiverProblem } from './receiver.ts'
import classes from './redeem.module.css'
import type { RedeemIntent } from './redeemIntent.ts'
import type { RedeemRejection } from './redeemRejection.tsx'

/** Fields of the recipient and the address of a delivery. */
function ReceiverFields({ form }: { form: UseFormReturn<RedeemIntent> }) {
  const intl = useIntl()
  const { register, formState } = form
  const { errors } = formState
  const field = (name: 'name' | 'address' | 'phone') => {
    const errorIf = (kind: ReceiverProblem) => (input: string) =>
      receiverProblem(name, input) !== kind ||
      intl.formatMessage({ id: `points.receiver.errors.${name}.${kind}` })
    return {
      ...register(name, { validate: { missing: errorIf('missing'), format: errorIf('format') } }),
      label: intl.formatMessage({ id: `points.receiver.${name}` }),
      error: errors[name]?.message,
      required: true,
    }
  }
  return (
    <fieldset className={`${layoutClasses.fieldset} ${layoutClasses.stack8} ${classes.receiver}`}>
      <legend>
        <FormattedMessage id="points.receiver.title" />
      </legend>
      <TextField {...field('name')} autoComplete="name" maxLength={120} />
      <TextAreaField
        {...field('address')}
        hint={intl.formatMessage({ id: 'points.receiver.addressHint' })}
        autoComplete="street-address"
        maxLength={400}
      />
      <TextField {...field('phone')} type="tel" autoComplete="tel" maxLength={40} />
    </fieldset>
  )
}

type Props = {
  goods: Goods
  points: number | undefined
  intent: RedeemIntent
  request: MoneyRequest
  /** Field that the server rejected, and its error text; undefined without a rejection. */
  rejection: RedeemRejection | undefined
  onReview: (intent: RedeemIntent) => void
}

/** Form with the quantity, the recipient of a delivery and the transaction password. */
export function RedeemDetails({ goods, points, intent, request, rejection, onReview }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  const form = useForm<RedeemIntent>({ mode: 'onTouched', defaultValues: intent })
  const { register, handleSubmit, formState, setFocus } = form
  const { errors } = formState
  const rejectedField = rejection?.field
  useEffect(() => {
    if (rejectedField !== undefined) setFocus(rejectedField)
  }, [rejectedField, setFocus])
  const most = Math.max(mostUnits(goods, points), Number(intent.quantity))
  const quantities = Array.from({ length: most }, (_, index) => ({
    value: String(index + 1),
    label: formatNumber(index + 1, language),
  }))
  const needsReceiver = goods.type === 'PHYSICAL'
  // REG-75 names them in one message.
  const isMissing = (['password', 'address', 'phone'] as const).some(
    (field) => errors[field]?.type === 'missing',
  )
  const rejectionTextOf = (field: RedeemRejection['field']) =>
    rejection?.field === field ? rejection.text : undefined
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => void handleSubmit(onReview)(event)}
    >
      {rejection === undefined && <RequestNotice request={request} />}
      {needsReceiver && isMissing && formState.isSubmitted && (
        <Notice tone="failure" role="alert">
          <p>
            <FormattedMessage id="points.redeem.required" />
          </p>
        </Notice>
      )}
      <SelectField
        {...register('quantity')}
        label={intl.formatMessage({ id: 'points.redeem.quantity' })}
        options={quantities}
        error={rejectionTextOf('quantity')}
        required
      />
      {goods.sizes && (
        <RadioField
          legend={intl.formatMessage({ id: 'points.redeem.size' })}
          options={goods.sizes.map((size) => ({ value: size, label: size }))}
          field={register('size', {
            required: intl.formatMessage({ id: 'points.redeem.chooseSize' }),
          })}
          error={errors.size?.message}
        />
      )}
      {needsReceiver && <ReceiverFields form={form} />}
      <Password form={form} rejectionText={rejectionTextOf('password')} />
      <div className={layoutClasses.actions}>
        <Button type="submit" variant="primary" size="large">
          <FormattedMessage id="transfers.review" />
        </Button>
      </div>
    </form>
  )
}

type PasswordProps = { form: UseFormReturn<RedeemIntent>; rejectionText: ReactNode }

/** Registered after the fields above it, because the first invalid field gets the focus. */
function Password({ form: { register, formState }, rejectionText }: PasswordProps) {
  const intl = useIntl()
  const errorOf = (input: string) => {
    const problem = problemOfTyped(input)
    return problem && intl.formatMessage({ id: `transactionPassword.errors.${problem}` })
  }
  return (
    <TransactionPasswordField
      {...register('password', {
        validate: { missing: (input) => input !== '' || errorOf(input), format: errorOf },
      })}
      error={formState.errors.password?.message ?? rejectionText}
      required
    />
  )
}
