import { useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import type { Details } from '../gameDetailsQuery.ts'
import { useLaunch } from '../launch/useLaunch.ts'
import classes from './GameDetails.module.css'

/**
 * Buttons that start a game for money and, if the game has one, as a free trial (GAME-36, LOB-33).
 * A game under maintenance has none.
 */
export function GameStart({ game }: Pick<Details, 'game'>) {
  const intl = useIntl()
  const launch = useLaunch()
  if (game.inMaintenance) {
    return (
      <div className={classes.start}>
        <Notice
          tone="warning"
          title={intl.formatMessage({ id: 'games.stage.maintenance' }, { title: game.displayName })}
        >
          <p>{intl.formatMessage({ id: 'games.details.maintenance' })}</p>
        </Notice>
      </div>
    )
  }
  return (
    <div className={classes.start}>
      <Button variant="primary" size="large" onClick={() => launch(game)}>
        {intl.formatMessage({ id: 'games.play' })}
      </Button>
      {game.supportPlay === 0 && (
        <Button size="large" onClick={() => launch(game, { freeTrial: true })}>
          {intl.formatMessage({ id: 'games.freeTrial' })}
        </Button>
      )}
    </div>
  )
}
