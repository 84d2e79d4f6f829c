import { useIntl } from 'react-intl'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { Link } from '../../../kit/page/Link.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { paths } from '../../../paths.ts'
import choice from '../../../ui/choice.module.css'
import { categoryPages } from '../categoryPaths.ts'
import { isShown } from '../navigation/navigationRules.ts'
import { homeCategoriesQuery } from '../vendors/categories.ts'
import classes from './GameTypeMenu.module.css'
import { gameTypeIcons } from './gameTypeIcons.tsx'
import type { LobbyType } from './lobbyType.ts'

type Entry = { type: LobbyType; path: string; titleId: MessageId }

const gameTypes = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT'] as const

const entries: readonly Entry[] = [
  { type: 'HOME', path: paths.home(), titleId: 'games.types.HOME' },
  { type: 'HOT', path: paths.hot(), titleId: 'games.filters.HOT' },
  { type: 'FAV', path: paths.favorite(), titleId: 'games.types.FAV' },
  ...gameTypes.map((type) => ({
    type,
    path: categoryPages[type].path(),
    titleId: categoryPages[type].titleId,
  })),
]

/**
 * Lobby menu of the home page: home, hot, favourites and the game types that have vendors (LOB-01).
 * The favourites page asks a visitor to log in (LOB-54).
 */
export function GameTypeMenu() {
  const intl = useIntl()
  const categories = useQuery(homeCategoriesQuery()).data
  const shown = entries.filter(
    ({ type }) => type === 'HOT' || type === 'FAV' || isShown(type, categories),
  )
  return (
    <nav aria-label={intl.formatMessage({ id: 'games.types.label' })}>
      <ul className={choice.row}>
        {shown.map(({ type, path, titleId }) => (
          <li key={type}>
            <Link
              to={path}
              className={`${choice.choice} ${classes.type}`}
              aria-current={type === 'HOME' ? 'page' : undefined}
            >
              {gameTypeIcons[type]}
              {intl.formatMessage({ id: titleId })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
