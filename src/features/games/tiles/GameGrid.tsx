import { useFavourites } from '../favourites/useFavourites.ts'
import { useLaunch } from '../launch/useLaunch.ts'
import classes from './GameGrid.module.css'
import { type Game, GameTile } from './GameTile.tsx'

type Props = {
  games: readonly Game[]
  /** Names the list for readers. */
  label: string
  /** Without stars. */
  plain?: boolean
}

/** Tiles that reach the first screen, whose pictures must not wait. */
const firstScreen = 6

/** Games as tiles, each of which launches. */
export function GameGrid({ games, label, plain = false }: Props) {
  const launch = useLaunch()
  const { ids, toggle } = useFavourites()
  return (
    <ul className={classes.grid} aria-label={label}>
      {games.map((game, index) => (
        <li key={game.nodeId}>
          <GameTile
            game={game}
            onLaunch={launch}
            eager={index < firstScreen}
            {...(plain ? {} : { favourite: { isOn: ids.has(game.nodeId), onToggle: toggle } })}
          />
        </li>
      ))}
    </ul>
  )
}

/** The places of tiles that are on their way, in their final size. */
export const GameGridSkeleton = ({ count }: { count: number }) => (
  <ul className={classes.grid} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: empty places are told apart by nothing else.
      <li key={index} className={classes.place}>
        <span className={classes.art} />
        <span className={classes.line} />
        <span className={classes.line} data-short />
      </li>
    ))}
  </ul>
)
