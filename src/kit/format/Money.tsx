import { useLanguage } from '../i18n/I18nProvider.tsx'
import classes from './Money.module.css'
import { moneyParts } from './money.ts'

/**
 * Formatted amount of money (`moneyParts`). The symbol has a separate `<bdi>`, so that it cannot
 * reorder the digits in a right-to-left text.
 */
export function Money({ amount, symbol }: { amount: string; symbol: string }) {
  const parts = moneyParts(amount, symbol, useLanguage())
  return (
    <span className={classes.money} dir="ltr">
      {parts.map((part) =>
        part.kind === 'symbol' ? <bdi key="symbol">{part.text}</bdi> : part.text,
      )}
    </span>
  )
}
