import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useMarket } from '../../session/market.ts'
import { TextField } from '../../ui/field/TextField.tsx'
import classes from './AmountField.module.css'

type Props = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'inputMode'> & {
  label: string
  hint?: ReactNode
  error?: ReactNode
  /** After the input in its row, such as 'all'. */
  trailing?: ReactNode
}

/**
 * An amount of money in the market's currency. It takes what is typed as it is: the form says what is
 * wrong with it (`useAmountError`). Used like `TextField`, with `register(…)`.
 */
export function AmountField({ trailing, ...field }: Props) {
  const { currencySymbol } = useMarket()
  return (
    <TextField
      autoComplete="off"
      enterKeyHint="next"
      maxLength={40}
      {...field}
      inputMode="decimal"
      leading={
        <span className={classes.symbol} aria-hidden="true">
          <bdi>{currencySymbol}</bdi>
        </span>
      }
      trailing={trailing}
    />
  )
}
