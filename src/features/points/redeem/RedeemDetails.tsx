import { type ReactNode, useEffect } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { formatNumber } from '../../../kit/format/numbers.ts'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { RequestNotice } from '../../../money/moneyRequest/RequestNotice.tsx'
import type { MoneyRequest } from '../../../money/moneyRequest/useMoneyRequest.ts'
import { Button } from '../../../ui/Button.tsx'
import { RadioField } from '../../../ui/field/RadioField.tsx'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import layoutClasses from '../../../ui/layout.module.css'
import { Notice } from '../../../ui/Notice.tsx'
import { mostUnits } from '../goodsState.ts'
import type { Goods } from '../points.queries.ts'
import { AddressFields } from './AddressFields.tsx'
import { type ReceiverProblem, receiverProblem } from './receiver.ts'
import classes from './redeem.module.css'
import type { RedeemIntent } from './redeemIntent.ts'

type ReceiverProps = { form: UseFormReturn<RedeemIntent> }

function ReceiverField({ form, part }: ReceiverProps & { part: 'name' | 'phone' }) {
  const intl = useIntl()
  const errorIf = (kind: ReceiverProblem) => (input: string) =>
    receiverProblem(part, input) !== kind ||
    intl.formatMessage({ id: `points.receiver.errors.${part}.${kind}` })
  return (
    <TextField
      {...form.register(part, {
        validate: { missing: errorIf('missing'), format: errorIf('format') },
      })}
      label={intl.formatMessage({ id: `points.receiver.${part}` })}
      error={form.formState.errors[part]?.message}
      type={part === 'phone' ? 'tel' : 'text'}
      autoComplete={part === 'phone' ? 'tel' : 'name'}
      maxLength={120}
      required
    />
  )
}

/**
 * Fields for the recipient and the address of a delivery. They register in display order, because
 * the form focuses the first registered field that has an error.
 */
const ReceiverFields = ({ form }: ReceiverProps) => (
  <fieldset className={`${layoutClasses.fieldset} ${layoutClasses.stack8} ${classes.receiver}`}>
    <legend>
      <FormattedMessage id="points.receiver.title" />
    </legend>
    <ReceiverField form={form} part="name" />
    <AddressFields form={form} />
    <ReceiverField form={form} part="phone" />
  </fieldset>
)

/** Fields that a delivery requires; one message names all of them (REG-75). */
const requiredParts = [
  'street',
  'number',
  'district',
  'city',
  'state',
  'postalCode',
  'phone',
] as const

type Props = {
  goods: Goods
  points: number | undefined
  intent: RedeemIntent
  request: MoneyRequest
  /** Error text for a quantity that the server rejected; undefined if it was not rejected. */
  rejection: ReactNode
  onReview: (intent: RedeemIntent) => void
}

/** Form for the quantity and, if the item is delivered, its recipient. */
export function RedeemDetails({ goods, points, intent, request, rejection, onReview }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  const form = useForm<RedeemIntent>({ mode: 'onTouched', defaultValues: intent })
  const { register, handleSubmit, formState, setFocus } = form
  const { errors } = formState
  const isRejected = rejection !== undefined
  useEffect(() => {
    if (isRejected) setFocus('quantity')
  }, [isRejected, setFocus])
  const most = Math.max(mostUnits(goods, points), Number(intent.quantity))
  const quantities = Array.from({ length: most }, (_, index) => ({
    value: String(index + 1),
    label: formatNumber(index + 1, language),
  }))
  const needsReceiver = goods.type === 'PHYSICAL'
  const isMissing = requiredParts.some((field) => errors[field]?.type === 'missing')
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => void handleSubmit(onReview)(event)}
    >
      {!isRejected && <RequestNotice request={request} />}
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
        error={rejection}
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
      <div className={layoutClasses.actions}>
        <Button type="submit" variant="primary" size="large">
          <FormattedMessage id="transfers.review" />
        </Button>
      </div>
    </form>
  )
}
