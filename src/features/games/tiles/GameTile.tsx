import { memo } from 'react'
import { useIntl } from 'react-intl'
import type { components } from '../../../api/gen/paths.ts'
import { FavouriteStar } from '../favourites/FavouriteStar.tsx'
import { GamePicture } from './GamePicture.tsx'
import classes from './GameTile.module.css'
import { PlayIcon } from './PlayIcon.tsx'

export type Game = components['schemas']['Game']
export type OnLaunch = (game: Game, options?: { freeTrial?: boolean }) => void

type Props = {
  game: Game
  onLaunch: OnLaunch
  /** Left out where stars would be in the way. */
  favourite?: { isOn: boolean; onToggle: (game: Game) => void }
  eager?: boolean
}

/** A game of a list: its picture, what it is called, and what can be done with it. */
export const GameTile = memo(function GameTile({ game, onLaunch, favourite, eager }: Props) {
  const intl = useIntl()
  const name = game.displayName
  return (
    <article className={classes.tile}>
      <div className={classes.art}>
        <GamePicture
          className={classes.picture}
          src={game.showIcon}
          width={300}
          height={400}
          eager={eager ?? false}
        />
        {game.inMaintenance ? (
          <span className={classes.badge}>{intl.formatMessage({ id: 'games.inMaintenance' })}</span>
        ) : (
          game.isHot === 1 && (
            <span className={classes.badge} data-hot>
              {intl.formatMessage({ id: 'games.hot' })}
            </span>
          )
        )}
        <TileActions game={game} onLaunch={onLaunch} />
      </div>
      <div className={classes.caption}>
        <h3 className={classes.name} dir="auto" title={name}>
          {name}
        </h3>
        <p className={classes.vendor}>
          <span className={classes.maker} dir="auto" title={game.vendorName}>
            {game.vendorName}
          </span>
          <span className={classes.rtp}>
            {intl.formatMessage(
              { id: 'games.rtp' },
              { percent: intl.formatNumber(Number(game.rtp) / 100, percent) },
            )}
          </span>
        </p>
      </div>
      {favourite && (
        <FavouriteStar
          name={name}
          isOn={favourite.isOn}
          onToggle={() => favourite.onToggle(game)}
        />
      )}
    </article>
  )
})

const percent = { style: 'percent', minimumFractionDigits: 2 } as const

function TileActions({ game, onLaunch }: Pick<Props, 'game' | 'onLaunch'>) {
  const intl = useIntl()
  const values = { game: game.displayName }
  return (
    <div className={classes.actions}>
      {game.gameType === 'RNG' ? (
        <button
          type="button"
          className={classes.play}
          data-icon
          aria-label={intl.formatMessage({ id: 'games.playNamed' }, values)}
          onClick={() => onLaunch(game)}
        >
          <PlayIcon />
        </button>
      ) : (
        <button
          type="button"
          className={classes.play}
          aria-label={intl.formatMessage({ id: 'games.playNow' }, values)}
          onClick={() => onLaunch(game)}
        >
          {intl.formatMessage({ id: 'games.play' })}
        </button>
      )}
      {game.supportPlay === 0 && (
        <button
          type="button"
          className={classes.trial}
          aria-label={intl.formatMessage({ id: 'games.tryNamed' }, values)}
          onClick={() => onLaunch(game, { freeTrial: true })}
        >
          {intl.formatMessage({ id: 'games.freeTrial' })}
        </button>
      )}
    </div>
  )
}
