import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { components } from '../../api/gen/paths.ts'
import { formatNumber } from '../../kit/format/numbers.ts'
import { useLanguage } from '../../kit/i18n/I18nProvider.tsx'
import type { Fixture } from './fixtures.queries.ts'
import classes from './PriceButton.module.css'

/** Milliseconds for which changed odds are highlighted. */
const markedFor = 5000

type Move = 'up' | 'down'

/** Direction of the last change of the odds; undefined again after `markedFor`. */
function useMove(odds: string): Move | undefined {
  const [last, setLast] = useState<{ odds: string; move: Move | undefined }>({
    odds,
    move: undefined,
  })
  if (last.odds !== odds) {
    setLast({ odds, move: Number(odds) > Number(last.odds) ? 'up' : 'down' })
  }
  useEffect(() => {
    if (last.move === undefined) return undefined
    const timer = setTimeout(() => setLast({ odds: last.odds, move: undefined }), markedFor)
    return () => clearTimeout(timer)
  }, [last])
  return last.move
}

type Props = {
  price: components['schemas']['SportsPrice']
  fixture: Pick<Fixture, 'home' | 'away'>
  /** Visible reason why the price cannot be pressed, with the id of its element. */
  reason: { id: string; text: string } | undefined
  onPress: () => void
}

/** Button with the odds of an outcome. It opens the sports book with this selection on the slip. */
export function PriceButton({ price, fixture, reason, onPress }: Props) {
  const intl = useIntl()
  const language = useLanguage()
  const move = useMove(price.odds)
  const odds = formatNumber(Number(price.odds), language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const { outcome } = price
  const team = outcome === 'HOME' ? fixture.home : fixture.away
  const name =
    outcome === 'DRAW'
      ? intl.formatMessage({ id: 'sports.fixtures.prices.draw' })
      : intl.formatMessage({ id: 'sports.fixtures.prices.win' }, { team })
  const short = outcome === 'HOME' || outcome === 'DRAW' ? outcome : 'AWAY'
  const isClosed = reason !== undefined
  return (
    <button
      type="button"
      className={classes.price}
      data-move={move}
      // The button is not `disabled`, so that it keeps the focus while its market is briefly
      // suspended.
      aria-disabled={isClosed || undefined}
      aria-describedby={reason?.id}
      title={reason?.text}
      onClick={isClosed ? undefined : onPress}
    >
      <span className={classes.short}>
        {intl.formatMessage({ id: `sports.fixtures.short.${short}` })}
      </span>{' '}
      <span className="visuallyHidden">{name}</span> <span className={classes.odds}>{odds}</span>
    </button>
  )
}
