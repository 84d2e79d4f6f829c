import { useLanguage } from '../i18n/I18nProvider.tsx'
import classes from './Money.module.css'
import { moneyParts } from './money.ts'

/**
 * An amount of money, as in `moneyParts`. The symbol stands in its own `<bdi>`, so that it cannot
 * turn the digits around in a right-to-left text.
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
