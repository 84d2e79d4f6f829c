import { useIntl } from 'react-intl'
import type { components } from '../../../api/gen/paths.ts'
import { usePageUsed } from '../../../kit/hydration/usePageUsed.ts'
import { useFavourites } from '../favourites/useFavourites.ts'
import { useLaunch } from '../launch/useLaunch.ts'
import classes from './GameGrid.module.css'
import type { GridLayout } from './GameGridSkeleton.tsx'
import { type Game, GameTile } from './GameTile.tsx'
import { SharedPictureHosts } from './pictureHosts.tsx'
import rows from './rows.module.css'
import { useGridKeys } from './useGridKeys.ts'

type UniqueGamesGame = components['schemas']['Game']

/** Removes games that the server lists twice. */
function uniqueGames(games: readonly UniqueGamesGame[]): UniqueGamesGame[] {
  return [...new Map(games.map((game) => [game.nodeId, game])).values()]
}

type Props = {
  games: readonly Game[]
  /** Accessible name of the list. */
  label: string
  /** Hides the favourite stars. */
  isPlain?: boolean
  layout?: GridLayout
  /** False if the grid is below other content of the page. */
  isFirst?: boolean
}

/** Number of tiles in the first row of a wide screen. */
const firstLine = 6
/** Maximum number of tiles that a row shows before it is scrolled. */
const mostVisible = 8

export function GameGrid({
  games,
  label,
  isPlain = false,
  layout = 'grid',
  isFirst = true,
}: Props) {
  const launch = useLaunch()
  const { ids, toggle } = useFavourites()
  const intl = useIntl()
  const keys = useGridKeys()
  const isUsed = usePageUsed()
  return (
    <ul
      className={`${classes.grid} ${rows.rows}`}
      data-layout={layout}
      aria-label={label}
      aria-description={intl.formatMessage({ id: 'games.keys' })}
      {...keys.listProps}
    >
      <SharedPictureHosts>
        {uniqueGames(games).map((game, index) => (
          <li key={game.nodeId}>
            <GameTile
              game={game}
              onLaunch={launch}
              place={
                layout === 'row' && index >= mostVisible && !isUsed
                  ? 'aside'
                  : isFirst && index < firstLine
                    ? 'first'
                    : 'below'
              }
              tabIndex={keys.tabIndexOf(index)}
              isFavourite={ids.has(game.nodeId)}
              {...(isPlain ? {} : { onFavourite: toggle })}
            />
          </li>
        ))}
      </SharedPictureHosts>
    </ul>
  )
}
