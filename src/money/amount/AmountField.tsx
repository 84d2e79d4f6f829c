import type { ComponentPropsWithRef, ReactNode } from 'react'
import { useMarket } from '../../session/market.ts'
import { TextField } from '../../ui/field/TextField.tsx'
import classes from './AmountField.module.css'
import { useRetypedAmount } from './useRetypedAmount.ts'

type Props = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'inputMode'> & {
  label: string
  hint?: ReactNode
  error?: ReactNode
  /** Content after the input, such as a button for the whole amount. */
  trailingElement?: ReactNode
}

/**
 * Field for an amount in the market's currency. It accepts any text; the form's validation reports
 * errors (`useAmountError`). Takes the props of `TextField`, with `register(…)`.
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
