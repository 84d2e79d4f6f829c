import { type UseFormReturn, useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { parseAmount } from '../../../money/amount/parseAmount.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/field/SelectField.tsx'
import { Icon } from '../../../ui/icons.tsx'
import type { Wallets } from '../wallets.queries.ts'
import { useWalletName } from './useWalletName.ts'
import { balancesAfter, walletsOf } from './walletList.ts'
import classes from './wallets.module.css'

/** Values of the form, with wallets by id. */
export type MoveValues = { from: string; to: string; amount: string }

type Props = { form: UseFormReturn<MoveValues>; wallets: Wallets }

/** The two wallets of a move with their balances before and after it, and a button to swap them. */
export function MoveSides({ form, wallets }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  const nameOf = useWalletName(wallets)
  const { register, formState, getValues, setValue, trigger } = form
  const [fromId, toId, typed] = useWatch({ control: form.control, name: ['from', 'to', 'amount'] })
  const all = walletsOf(wallets)
  const [from, to] = [fromId, toId].map((id) => all.find((wallet) => wallet.id === id))
  const { amount } = parseAmount(typed, language)
  const after = from && to && amount !== undefined ? balancesAfter(from, to, amount) : undefined
  const options = all.map(({ id }) => ({ value: id, label: nameOf(id) }))
  const checkAgain = () => {
    const fields = formState.touchedFields.amount ? (['to', 'amount'] as const) : (['to'] as const)
    void trigger(fields)
  }
  const swap = () => {
    setValue('from', getValues('to'))
    setValue('to', fromId)
    checkAgain()
  }
  const toError = (id: string, values: { from: string }) =>
    id !== values.from || intl.formatMessage({ id: 'wallet.move.same' })
  return (
    <div className={classes.sides}>
      <div className={classes.side}>
        <SelectField
          {...register('from', { onChange: checkAgain })}
          label={intl.formatMessage({ id: 'wallet.move.from' })}
          options={options}
        />
        <Holds now={from?.balance} after={after?.from} />
      </div>
      <Button
        variant="quiet"
        className={classes.swap}
        aria-label={intl.formatMessage({ id: 'wallet.move.swap' })}
        onClick={swap}
      >
        <SwapIcon />
      </Button>
      <div className={classes.side}>
        <SelectField
          {...register('to', { validate: toError, onChange: checkAgain })}
          label={intl.formatMessage({ id: 'wallet.move.to' })}
          error={formState.errors.to?.message}
          options={options}
        />
        <Holds now={to?.balance} after={after?.to} />
      </div>
    </div>
  )
}

/** Balance of a wallet now and after the move. */
function Holds({ now = '0.00', after }: { now: string | undefined; after: string | undefined }) {
  return (
    <dl className={classes.holds}>
      <div>
        <dt>
          <FormattedMessage id="wallet.move.now" />
        </dt>
        <dd>
          <MarketMoney amount={now} />
        </dd>
      </div>
      <div data-part="after">
        <dt>
          <FormattedMessage id="wallet.move.after" />
        </dt>
        <dd>{after === undefined ? '–' : <MarketMoney amount={after} />}</dd>
      </div>
    </dl>
  )
}

const SwapIcon = () => (
  <Icon>
    <path d="M6.5 3.5v12M6.5 15.5l-3-3M6.5 15.5l3-3M13.5 16.5v-12M13.5 4.5l-3 3M13.5 4.5l3 3" />
  </Icon>
)
