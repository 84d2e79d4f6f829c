import { useIntl } from 'react-intl'
import { Link } from '../../../../kit/page/Link.tsx'
import { askForLogin } from '../../../../session/askForLogin.ts'
import { useSession } from '../../../../session/session.queries.ts'
import choice from '../../../../ui/choice.module.css'
import { isPersonal, listFilters } from '../listAddress.ts'
import { chooseFilter } from '../listChoices.ts'
import type { ListPlace } from '../useListPlace.ts'
import classes from './FilterTabs.module.css'
import { filterIcons } from './filterIcons.tsx'

/** Tabs of all, hot, new, recent and favourite games (LOB-15, LOB-65). */
export function FilterTabs({ address, linkTo }: ListPlace) {
  const intl = useIntl()
  const isVisitor = useSession().kind === 'visitor'
  return (
    <nav aria-label={intl.formatMessage({ id: 'games.filters.label' })}>
      <ul className={classes.tabs}>
        {listFilters.map((filter) => {
          const to = linkTo((now) => chooseFilter(now, filter))
          return (
            <li key={filter}>
              <Link
                to={to}
                className={`${choice.choice} ${classes.tab}`}
                aria-current={filter === address.filter ? 'true' : undefined}
                onClick={(event) => {
                  if (!isVisitor || !isPersonal(filter)) return
                  event.preventDefault()
                  askForLogin(to)
                }}
              >
                {filterIcons[filter]}
                {intl.formatMessage({ id: `games.filters.${filter}` })}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
