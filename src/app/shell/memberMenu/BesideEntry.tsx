import { useIntl } from 'react-intl'
import { CountBadge } from '../../../ui/CountBadge.tsx'
import classes from './BesideEntry.module.css'
import type { MenuEntry } from './memberMenu.ts'

/** Note beside an entry of the member menu: a level's name or a count. */
export function BesideEntry({ entry: { count = 0, note } }: { entry: MenuEntry }) {
  const intl = useIntl()
  if (note !== undefined) return <span className={classes.note}>{note}</span>
  if (count === 0) return null
  return (
    <CountBadge count={count} words={intl.formatMessage({ id: 'account.waiting' }, { count })} />
  )
}
