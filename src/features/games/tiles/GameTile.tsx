import { memo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { components } from '../../../api/gen/paths.ts'
import { Link } from '../../../kit/page/Link.tsx'
import { paths } from '../../../paths.ts'
import { MarketMoney } from '../../../session/MarketMoney.tsx'
import { FavouriteStar } from '../favourites/FavouriteStar.tsx'
import { GamePicture, type PicturePlace } from './GamePicture.tsx'
import classes from './GameTile.module.css'
import { type OnLaunch, TileActions } from './TileActions.tsx'

export type Game = components['schemas']['Game']

type Props = {
  game: Game
  onLaunch: OnLaunch
  isFavourite: boolean
  /** Omitted if the tile has no favourite star. */
  onFavourite?: (game: Game) => void
  place?: PicturePlace
  /**
   * `tabIndex` of the tile's controls: -1 if the grid uses arrow keys and another tile has the
   * focus.
   */
  tabIndex?: number | undefined
}

/** Tile of a game: its picture, its name and its actions. */
export const GameTile = memo(function GameTile({
  game,
  onLaunch,
  isFavourite,
  onFavourite,
  place,
  tabIndex,
}: Props) {
  const name = game.displayName
  return (
    <article className={classes.tile}>
      <div className={classes.art}>
        <GamePicture
          className={classes.picture}
          src={game.showIcon}
          width={300}
          height={400}
          place={place}
        />
        <TileFacts game={game} />
      </div>
      <div className={classes.caption}>
        <GameName game={game} tabIndex={tabIndex} />
        <p className={classes.vendor}>
          <GamePicture
            className={classes.sign}
            src={game.vendorIcon}
            width={18}
            height={18}
            place={place === 'first' ? 'below' : place}
          />
          <span className={classes.maker} dir="auto" title={game.vendorName}>
            {game.vendorName}
          </span>
        </p>
      </div>
      <TileActions game={game} onLaunch={onLaunch} tabIndex={tabIndex} />
      {onFavourite && (
        <FavouriteStar
          name={name}
          isOn={isFavourite}
          tabIndex={tabIndex}
          onToggle={() => onFavourite(game)}
        />
      )}
    </article>
  )
})

/** Badge of a game under maintenance or a hot game, and the game's figures. */
function TileFacts({ game }: Pick<Props, 'game'>) {
  const intl = useIntl()
  return (
    <>
      {game.inMaintenance ? (
        <span className={classes.badge}>{intl.formatMessage({ id: 'games.inMaintenance' })}</span>
      ) : (
        game.isHot === 1 && (
          <span className={classes.badge} data-hot>
            {intl.formatMessage({ id: 'games.hot' })}
          </span>
        )
      )}
      <Figures game={game} />
    </>
  )
}

/** Betting limits of a table and the RTP; renders nothing if the game has neither. */
function Figures({ game: { limits, rtp } }: Pick<Props, 'game'>) {
  const intl = useIntl()
  if (!limits && rtp === undefined) return null
  return (
    <p className={classes.figures}>
      {limits && (
        <span className={classes.figure}>
          <span className="visuallyHidden">{intl.formatMessage({ id: 'games.limitsLabel' })}</span>
          <FormattedMessage
            id="games.limits"
            values={{
              minimum: <MarketMoney amount={limits.minimum} />,
              maximum: <MarketMoney amount={limits.maximum} />,
            }}
          />
        </span>
      )}
      {rtp !== undefined && (
        <span className={classes.figure}>
          {intl.formatMessage(
            { id: 'games.rtp' },
            { percent: intl.formatNumber(Number(rtp) / 100, percent) },
          )}
        </span>
      )}
    </p>
  )
}

/** Name that links to the game's page; a VASSALAGE item has no page. */
function GameName({ game, tabIndex }: Pick<Props, 'game' | 'tabIndex'>) {
  const intl = useIntl()
  const { nodeId, displayName, nodeName, isGame } = game
  const title =
    nodeName === displayName
      ? displayName
      : intl.formatMessage({ id: 'games.withOriginal' }, { name: displayName, original: nodeName })
  return (
    <h3 dir="auto" title={title}>
      {isGame === 'GAME' ? (
        <Link to={paths.game(nodeId)} className={classes.name} tabIndex={tabIndex}>
          {displayName}
        </Link>
      ) : (
        <span className={classes.name}>{displayName}</span>
      )}
    </h3>
  )
}

const percent = { style: 'percent', minimumFractionDigits: 2 } as const
