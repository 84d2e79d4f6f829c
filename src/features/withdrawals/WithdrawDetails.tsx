import { useEffect, useRef } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Value } from '../../api/operations.ts'
import { moneyText } from '../../kit/format/money.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import { toDecimal, toMinor } from '../../lib/money.ts'
import { AmountWithAllField } from '../../money/amount/AmountWithAllField.tsx'
import { amountAsTyped, parseAmount } from '../../money/amount/parseAmount.ts'
import { useAmountError } from '../../money/amount/useAmountError.ts'
import { RequestNotice } from '../../money/moneyRequest/RequestNotice.tsx'
import type { MoneyRequest } from '../../money/moneyRequest/useMoneyRequest.ts'
import { MarketMoney } from '../../session/MarketMoney.tsx'
import { useMarket } from '../../session/market.ts'
import { Button } from '../../ui/Button.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { SelectField } from '../../ui/field/SelectField.tsx'
import classes from './withdrawal.module.css'
import { withdrawalCost } from './withdrawalCost.ts'
import type { PayoutAccount, WithdrawIntent } from './withdrawIntent.ts'

type Values = { accountId: string; amount: string }
type Form = Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>

/**
 * Keeps the selected account valid while the form is open: the default account replaces a deleted
 * one, and a new default replaces the previous default.
 * @param accounts payout accounts, the default first.
 */
function useChosenAccount({ getValues, setValue }: Form, accounts: readonly PayoutAccount[]): void {
  const defaultId = accounts[0]?.accountId ?? ''
  const lastDefault = useRef(defaultId)
  useEffect(() => {
    const chosen = getValues('accountId')
    const isGone = !accounts.some(({ accountId }) => accountId === chosen)
    if (isGone || chosen === lastDefault.current) setValue('accountId', defaultId)
    lastDefault.current = defaultId
  }, [accounts, defaultId, getValues, setValue])
}

type Terms = Value<'GET /wps/withdrawals/terms'>
type Props = {
  terms: Terms
  accounts: readonly PayoutAccount[]
  intent: WithdrawIntent | undefined
  request: MoneyRequest
  onReview: (intent: WithdrawIntent) => void
}

/** Form for account and amount. It shows the fee and the payout during input. */
export function WithdrawDetails({ terms, accounts, intent, request, onReview }: Props) {
  const language = useLanguage()
  const errorOf = useWithdrawalError(terms)
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: {
      accountId: intent?.accountId ?? accounts[0]?.accountId ?? '',
      amount: intent ? amountAsTyped(intent.amount, language) : '',
    },
  })
  const { register, handleSubmit, formState, setValue, control } = form
  useChosenAccount(form, accounts)
  const { errors } = formState
  const amount = useWatch({ control, name: 'amount' })
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) =>
        void handleSubmit((values) => {
          const parsed = parseAmount(values.amount, language)
          if (parsed.problem !== undefined) return
          onReview({ accountId: values.accountId, amount: parsed.amount })
        })(event)
      }
    >
      <RequestNotice request={request} />
      <AccountField form={form} accounts={accounts} />
      <AmountWithAllField
        {...register('amount', { validate: errorOf })}
        error={errors.amount?.message}
        all={mostOf(terms)}
        onAll={(text) => setValue('amount', text, { shouldValidate: true, shouldTouch: true })}
      />
      <Figures
        amount={errorOf(amount) === undefined ? parseAmount(amount, language).amount : undefined}
        terms={terms}
      />
      <Button type="submit" variant="primary" size="large">
        <FormattedMessage id="transfers.review" />
      </Button>
    </form>
  )
}

type AccountProps = { form: UseFormReturn<Values>; accounts: readonly PayoutAccount[] }

function AccountField({ form, accounts }: AccountProps) {
  const intl = useIntl()
  return (
    <SelectField
      {...form.register('accountId')}
      label={intl.formatMessage({ id: 'withdrawals.to' })}
      options={accounts.map(({ accountId, keyType, key }) => ({
        value: accountId,
        label: intl.formatMessage(
          { id: 'withdrawals.pixKey' },
          { kind: intl.formatMessage({ id: `withdrawals.payout.keyTypes.${keyType}` }), key },
        ),
      }))}
      required
    />
  )
}

type FiguresProps = { amount: string | undefined; terms: Terms }

/** Fee and payout of a withdrawal; both show a dash unless the typed amount can be withdrawn. */
function Figures({ amount, terms }: FiguresProps) {
  const figures = amount === undefined ? undefined : withdrawalCost(amount, terms)
  return (
    <output className={classes.figures} aria-live="polite">
      <FactList
        facts={[
          {
            id: 'fee',
            term: <FormattedMessage id="wallet.fee.title" />,
            value: figures ? <MarketMoney amount={figures.cost} /> : <Dash />,
          },
          {
            id: 'arrives',
            term: <FormattedMessage id="withdrawals.arrives" />,
            value: figures ? <MarketMoney amount={figures.arrives} /> : <Dash />,
          },
        ]}
      />
    </output>
  )
}

const Dash = () => <FormattedMessage id="withdrawals.nothingYet" />

/** Largest possible withdrawal: the available amount, within the limits per withdrawal and day. */
const mostOf = ({ available, limits, dailyLimitLeft }: Terms): string =>
  toDecimal(Math.min(...[available, limits.maximum, dailyLimitLeft].map(toMinor)))

/**
 * Validation message of the amount. Turnover that is still missing is reported only if the amount
 * is valid.
 */
function useWithdrawalError(terms: Terms): (text: string) => string | undefined {
  const intl = useIntl()
  const language = useLanguage()
  const { currencySymbol } = useMarket()
  const { limits, dailyLimitLeft, available, turnover } = terms
  const isDayNarrower = toMinor(dailyLimitLeft) < toMinor(limits.maximum)
  const errorOf = useAmountError({
    minimum: limits.minimum,
    maximum: isDayNarrower ? dailyLimitLeft : limits.maximum,
    available,
  })
  return (text) => {
    const error = errorOf(text)
    if (error !== undefined || !/[1-9]/.test(turnover.missing)) return error
    return intl.formatMessage(
      { id: 'withdrawals.errors.turnover' },
      { missing: moneyText(turnover.missing, currencySymbol, language) },
    )
  }
}
