import { useIntl } from 'react-intl'
import type { components } from '../../../api/gen/paths.ts'
import classes from './TileActions.module.css'

export type OnLaunch = (game: Game, options?: { freeTrial?: boolean }) => void

type Game = components['schemas']['Game']
type Props = {
  game: Game
  onLaunch: OnLaunch
  /** `tabIndex` of the buttons, for a grid that uses arrow keys. */
  tabIndex: number | undefined
}

/**
 * Buttons that start a game or its free trial. They appear over the picture on hover, or below it
 * on touch devices, where a tap on the picture starts the game, too. The styles draw the play
 * button of a slot game as an icon (LOB-32, LOB-41).
 */
export function TileActions({ game, onLaunch, tabIndex }: Props) {
  const intl = useIntl()
  const values = { game: game.displayName }
  const isSlot = game.gameType === 'RNG'
  return (
    <div className={classes.actions}>
      <button
        type="button"
        className={classes.play}
        data-play=""
        data-icon={isSlot || undefined}
        tabIndex={tabIndex}
        aria-label={intl.formatMessage(
          { id: isSlot ? 'games.playNamed' : 'games.playNow' },
          values,
        )}
        onClick={() => onLaunch(game)}
      >
        {!isSlot && intl.formatMessage({ id: 'games.play' })}
      </button>
      {game.supportPlay === 0 && (
        <button
          type="button"
          className={classes.trial}
          tabIndex={tabIndex}
          aria-label={intl.formatMessage({ id: 'games.tryNamed' }, values)}
          onClick={() => onLaunch(game, { freeTrial: true })}
        >
          {intl.formatMessage({ id: 'games.freeTrial' })}
        </button>
      )}
    </div>
  )
}
