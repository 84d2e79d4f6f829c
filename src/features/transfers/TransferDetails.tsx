import { type UseFormReturn, useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { transferRequestLimits } from '../../api/gen/limits.ts'
import type { Value } from '../../api/operations.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { toDecimal, toMinor } from '../../lib/money.ts'
import { plainName } from '../../lib/names/personName.ts'
import { countGraphemes, normalizeText } from '../../lib/text.ts'
import { AmountWithAllField } from '../../money/amount/AmountWithAllField.tsx'
import { amountAsTyped, parseAmount } from '../../money/amount/parseAmount.ts'
import { useAmountError } from '../../money/amount/useAmountError.ts'
import { RequestNotice } from '../../money/moneyRequest/RequestNotice.tsx'
import type { MoneyRequest } from '../../money/moneyRequest/useMoneyRequest.ts'
import { Button } from '../../ui/Button.tsx'
import { SelectField } from '../../ui/field/SelectField.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import classes from './transfer.module.css'
import type { TransferIntent } from './transferIntent.ts'

const longestNote = transferRequestLimits.note.maxLength

type Props = {
  counterparties: Value<'GET /wps/transfers/counterparties'>
  /** Member id of the initial receiver; empty selects the first one. */
  receiver: string
  intent: TransferIntent | undefined
  request: MoneyRequest
  onReview: (intent: TransferIntent) => void
}

type Values = { memberId: string; amount: string; note: string }

/** Form for receiver, amount and message. */
export function TransferDetails(props: Props) {
  const { counterparties, receiver, intent, request, onReview } = props
  const language = useLanguage()
  const { items, limits, dailyLimitLeft, transferable } = counterparties
  const amountError = useAmountError({
    minimum: limits.minimum,
    maximum: lowerOf(limits.maximum, dailyLimitLeft),
    available: transferable,
  })
  const chosen = items.find(({ memberId }) => memberId === receiver) ?? items[0]
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: {
      memberId: intent?.memberId ?? chosen?.memberId ?? '',
      amount: intent ? amountAsTyped(intent.amount, language) : '',
      note: intent?.note ?? '',
    },
  })
  const { register, handleSubmit, formState, setValue } = form
  const { errors } = formState
  const submit = ({ memberId, amount, note }: Values) => {
    const parsed = parseAmount(amount, language)
    if (parsed.problem !== undefined) return
    const text = normalizeText(note)
    onReview({ memberId, amount: parsed.amount, ...(text !== '' && { note: text }) })
  }
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <RequestNotice request={request} />
      <ReceiverField form={form} items={items} />
      <AmountWithAllField
        {...register('amount', { validate: amountError })}
        error={errors.amount?.message}
        all={transferable}
        onAll={(text) => setValue('amount', text, { shouldValidate: true, shouldTouch: true })}
      />
      <NoteField form={form} />
      <Button type="submit" variant="primary" size="large">
        <FormattedMessage id="transfers.review" />
      </Button>
    </form>
  )
}

type ReceiverProps = Pick<Props['counterparties'], 'items'> & { form: UseFormReturn<Values> }

function ReceiverField({ form, items }: ReceiverProps) {
  const intl = useIntl()
  const people = items.map(({ memberId, account, nickname }) => ({
    value: memberId,
    label: intl.formatMessage(
      { id: 'transfers.person' },
      { account: plainName(account), nickname: plainName(nickname) },
    ),
  }))
  return (
    <SelectField
      {...form.register('memberId')}
      label={intl.formatMessage({ id: 'transfers.to' })}
      options={people}
      required
    />
  )
}

function NoteField({ form: { register, formState } }: { form: UseFormReturn<Values> }) {
  const intl = useIntl()
  return (
    <TextField
      {...register('note', {
        validate: (text) =>
          countGraphemes(normalizeText(text)) <= longestNote ||
          intl.formatMessage({ id: 'transfers.noteTooLong' }, { most: longestNote }),
      })}
      label={intl.formatMessage({ id: 'transfers.note' })}
      note={intl.formatMessage({ id: 'transfers.optional' })}
      error={formState.errors.note?.message}
      autoComplete="off"
    />
  )
}

/** The lower of two decimal amounts. */
const lowerOf = (one: string, other: string): string =>
  toDecimal(Math.min(toMinor(one), toMinor(other)))
