import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useMarket } from '../../session/market.ts'
import { TextField } from '../../ui/field/TextField.tsx'
import classes from './AmountField.module.css'
import { useRetypedAmount } from './useRetypedAmount.ts'

type Props = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'inputMode'> & {
  label: string
  hint?: ReactNode
  error?: ReactNode
  /** Content after the input, such as a button that fills in the maximum. */
  trailingElement?: ReactNode
}

/**
 * Field for an amount in the market's currency. It accepts any text; the form validates it with
 * `useAmountError`. Its props are those of `TextField`, including the result of `register(…)`.
 */
export function AmountField({ trailingElement, ref, ...field }: Props) {
  const { currencySymbol } = useMarket()
  const inputRef = useRetypedAmount(ref)
  return (
    <TextField
      autoComplete="off"
      enterKeyHint="next"
      maxLength={40}
      {...field}
      ref={inputRef}
      inputMode="decimal"
      leadingElement={
        <span className={classes.symbol} aria-hidden="true">
          <bdi>{currencySymbol}</bdi>
        </span>
      }
      trailingElement={trailingElement}
    />
  )
}
