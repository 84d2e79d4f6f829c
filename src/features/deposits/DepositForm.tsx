import { useEffect, useId } from 'react'
import {
  type UseFormRegisterReturn,
  type UseFormSetError,
  useForm,
  useWatch,
} from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Value } from '../../api/operations.ts'
import { useAskedRejection } from '../../identity/askedFields/useAskedRejection.ts'
import { FailureNotice } from '../../identity/failure/FailureNotice.tsx'
import { moneyText } from '../../kit/format/money.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { readCpf } from '../../lib/cpf.ts'
import { toMinor } from '../../lib/money.ts'
import { normalizeText } from '../../lib/text.ts'
import { amountAsTyped, parseAmount } from '../../money/amount/parseAmount.ts'
import { useAmountError } from '../../money/amount/useAmountError.ts'
import { RequestNotice } from '../../money/moneyRequest/RequestNotice.tsx'
import { useMarket } from '../../session/market.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { DepositAmount } from './DepositAmount.tsx'
import { DepositLimits } from './DepositLimits.tsx'
import { DepositSummary } from './DepositSummary.tsx'
import classes from './deposit.module.css'
import { type DepositMethod, MethodCards } from './MethodCards.tsx'
import { leftOfAll } from './ownLimits.ts'
import { isOwnLimitReached, useDepositOrder } from './useDepositOrder.ts'
import { useOwnLimits } from './useOwnLimits.ts'
import { payerProblem } from './useSetPayer.ts'

/** Returns a function that checks the digits of a CPF and returns the error text. */
function useCpfError(): (text: string) => string | undefined {
  const intl = useIntl()
  return (text) => {
    if (normalizeText(text) === '') return intl.formatMessage({ id: 'deposits.payer.missing' })
    if (readCpf(text) !== undefined) return undefined
    return intl.formatMessage({ id: 'deposits.payer.invalid' })
  }
}

type Errors = { orderError: unknown; payerError: unknown }

/** Shows the platform's rejections at the fields that they concern. */
function useServerErrors(
  { orderError, payerError }: Errors,
  setError: UseFormSetError<{ method: string; amount: string; cpf: string }>,
): void {
  const intl = useIntl()
  useEffect(() => {
    if (!isOwnLimitReached(orderError)) return
    const message = intl.formatMessage({ id: 'errors.playerLimitReached' })
    setError('amount', { type: 'server', message }, { shouldFocus: true })
  }, [orderError, setError, intl])
  useEffect(() => {
    const problem = payerProblem(payerError)
    if (problem === undefined) return
    const message = intl.formatMessage({ id: `deposits.payer.${problem}` })
    setError('cpf', { type: 'server', message }, { shouldFocus: true })
  }, [payerError, setError, intl])
}

/**
 * Returns a function that checks the amount, first against the method's limits, then against the
 * member's own limits. Until the own limits have loaded, only the platform enforces them.
 */
function useDepositError(limits: {
  minimum: string
  maximum: string
}): (text: string) => string | undefined {
  const intl = useIntl()
  const language = useLanguage()
  const { currencySymbol } = useMarket()
  const left = leftOfAll(useOwnLimits().limits ?? [])
  const errorOf = useAmountError(limits)
  return (text) => {
    const error = errorOf(text)
    const { amount } = parseAmount(text, language)
    if (error !== undefined || amount === undefined || left === undefined) return error
    if (toMinor(amount) <= toMinor(left)) return undefined
    return intl.formatMessage(
      { id: 'deposits.amount.aboveLimit' },
      { amount: moneyText(left, currencySymbol, language) },
    )
  }
}

type PayerFieldProps = { field: UseFormRegisterReturn; error: string | undefined }

/**
 * Field for the CPF of the paying account, with the reason for the request. Members enter it once.
 */
function PayerField({ field, error }: PayerFieldProps) {
  const intl = useIntl()
  return (
    <Panel title={<FormattedMessage id="deposits.payer.why" />}>
      <p className={classes.note}>
        <FormattedMessage id="deposits.payer.whyText" />
      </p>
      <div className={classes.narrow}>
        <TextField
          {...field}
          label={intl.formatMessage({ id: 'deposits.payer.label' })}
          hint={intl.formatMessage({ id: 'deposits.payer.hint' })}
          error={error}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          required
        />
      </div>
    </Panel>
  )
}

type Methods = Value<'GET /wps/deposits/methods'>
type Props = { methods: readonly DepositMethod[]; payer: Methods['payer'] }
type Fields = { method: string; amount: string; cpf: string }

/** Deposit form: method, amount and payer, with the amount to be credited (ACT-01). */
export function DepositForm({ methods, payer }: Props) {
  const language = useLanguage()
  const labelId = useId()
  const [first = methods[0]] = methods.filter(({ available }) => available)
  const { request, payerError, isBusy, order } = useDepositOrder()
  const isShownElsewhere = useAskedRejection('firstDeposit', request.error)
  const { register, handleSubmit, formState, setValue, setError, trigger, control } =
    useForm<Fields>({
      mode: 'onTouched',
      defaultValues: { method: first?.method ?? '', amount: '', cpf: '' },
    })
  const values = useWatch({ control })
  const method = methods.find((one) => one.method === values.method) ?? first
  const { amount } = parseAmount(values.amount ?? '', language)
  const { errors } = formState
  const amountError = useDepositError(method?.limits ?? { minimum: '0.00', maximum: '0.00' })
  const cpfError = useCpfError()
  const isPayerMissing = payer !== undefined && payer.number === undefined
  useServerErrors({ orderError: request.error, payerError }, setError)
  const hasAmountError = errors.amount !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the limits change only with the method.
  useEffect(() => {
    if (hasAmountError) void trigger('amount')
  }, [method?.method])
  if (method === undefined) return null
  const submit = handleSubmit(async (input) => {
    const parsed = parseAmount(input.amount, language)
    if (parsed.amount === undefined) return
    const body = { method: method.method, amount: parsed.amount }
    await order(body, isPayerMissing ? readCpf(input.cpf) : undefined)
  })
  return (
    <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
      <div className={classes.steps}>
        <Panel
          title={
            <span id={labelId}>
              <FormattedMessage id="deposits.choose" />
            </span>
          }
        >
          <MethodCards methods={methods} labelId={labelId} field={register('method')} />
        </Panel>
        <DepositAmount
          method={method}
          field={register('amount', { validate: amountError })}
          error={errors.amount?.message}
          amount={amount}
          onChoose={(newAmount) =>
            setValue('amount', amountAsTyped(newAmount, language), {
              shouldValidate: true,
              shouldTouch: true,
            })
          }
        />
        {isPayerMissing && (
          <PayerField field={register('cpf', { validate: cpfError })} error={errors.cpf?.message} />
        )}
      </div>
      <div className={classes.aside}>
        <Panel title={<FormattedMessage id="deposits.amount.summary" />}>
          <DepositSummary
            method={method}
            amount={amountError(values.amount ?? '') === undefined ? amount : undefined}
          />
          {!isShownElsewhere && !isOwnLimitReached(request.error) && (
            <RequestNotice request={request} />
          )}
          {payerProblem(payerError) === undefined && <FailureNotice error={payerError} />}
          <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy}>
            <FormattedMessage id="deposits.amount.submit" />
          </Button>
          {payer?.number !== undefined && (
            <p className={classes.note}>
              <FormattedMessage
                id="deposits.payer.known"
                values={{ number: <bdi dir="ltr">{payer.number}</bdi> }}
              />
            </p>
          )}
        </Panel>
        <DepositLimits />
      </div>
    </form>
  )
}
