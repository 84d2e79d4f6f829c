import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import classes from './SearchHints.module.css'

const hints = [
  'games.search.keys.move',
  'games.search.keys.play',
  'games.search.keys.details',
  'games.search.keys.close',
] as const

const kbd = (key: ReactNode[]) => <kbd className={classes.key}>{key}</kbd>

/** Hints on the keys. The field itself describes the keys to screen readers. */
export function SearchHints() {
  return (
    <p className={classes.hints} aria-hidden="true">
      {hints.map((id) => (
        <span key={id} className={classes.hint}>
          <FormattedMessage id={id} values={{ kbd }} />
        </span>
      ))}
    </p>
  )
}
