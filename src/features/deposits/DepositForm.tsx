import { useEffect, useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { Value } from '../../api/operations.ts'
import { FailureNotice } from '../../identity/failure/FailureNotice.tsx'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { readCpf } from '../../lib/cpf.ts'
import { amountAsTyped, parseAmount } from '../../money/amount/parseAmount.ts'
import { RequestNotice } from '../../money/moneyRequest/RequestNotice.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { DepositAmount } from './DepositAmount.tsx'
import { DepositLimits } from './DepositLimits.tsx'
import { DepositSummary } from './DepositSummary.tsx'
import classes from './deposit.module.css'
import { useCpfError, useServerErrors } from './formErrors.ts'
import { type DepositMethod, MethodCards } from './MethodCards.tsx'
import { PayerField } from './PayerField.tsx'
import { useDepositError } from './useDepositError.ts'
import { isOwnLimitReached, useDepositOrder } from './useDepositOrder.ts'
import { payerProblem } from './useSetPayer.ts'

type Methods = Value<'GET /wps/deposits/methods'>
type Props = { methods: readonly DepositMethod[]; payer: Methods['payer'] }
type Fields = { method: string; amount: string; cpf: string }

/** Deposit form: method, amount and payer, with the amount to be credited (ACT-01). */
export function DepositForm({ methods, payer }: Props) {
  const language = useLanguage()
  const labelId = useId()
  const [first = methods[0]] = methods.filter(({ available }) => available)
  const { request, payerError, isBusy, order } = useDepositOrder()
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
  const submit = handleSubmit(async (typed) => {
    const parsed = parseAmount(typed.amount, language)
    if (parsed.amount === undefined) return
    const body = { method: method.method, amount: parsed.amount }
    await order(body, isPayerMissing ? readCpf(typed.cpf) : undefined)
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
          onChoose={(chosen) =>
            setValue('amount', amountAsTyped(chosen, language), {
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
          <DepositSummary method={method} amount={amount} />
          {!isOwnLimitReached(request.error) && <RequestNotice request={request} />}
          {payerProblem(payerError) === undefined && <FailureNotice error={payerError} />}
          <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
            <FormattedMessage id="deposits.amount.submit" />
          </Button>
          {payer?.number !== undefined && (
            <p className={classes.note}>
              <FormattedMessage
                id="deposits.payer.known"
                values={{ number: <bdi>{payer.number}</bdi> }}
              />
            </p>
          )}
        </Panel>
        <DepositLimits />
      </div>
    </form>
  )
}
