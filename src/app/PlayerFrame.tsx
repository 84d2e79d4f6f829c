import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import type { PlayedGame } from '../features/games/play/player.ts'
import { addDialogLayer } from '../kit/layer/dialogLayers.ts'
import classes from './PlayerFrame.module.css'

type Props = { game: PlayedGame; isMini: boolean; children: ReactNode }

/**
 * Frame of a game over the page. It is no native dialog: moving the iframe between a dialog and the
 * page would reload the game.
 */
export function PlayerFrame({ game, isMini, children }: Props) {
  const intl = useIntl()
  const frame = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = frame.current
    if (isMini || element === null) return undefined
    const forget = addDialogLayer(element)
    const page = document.getElementById('root')
    page?.setAttribute('inert', '')
    element.focus()
    return () => {
      forget()
      page?.removeAttribute('inert')
    }
  }, [isMini])
  const { title } = game
  const place = isMini
    ? { role: 'region', 'aria-label': intl.formatMessage({ id: 'games.stage.corner' }, { title }) }
    : {
        role: 'dialog',
        'aria-modal': true,
        'aria-label': intl.formatMessage({ id: 'app.dialogs.game' }),
      }
  return createPortal(
    <section
      ref={frame}
      className={classes.frame}
      data-place={isMini ? 'corner' : 'page'}
      tabIndex={-1}
      {...place}
    >
      <div className={classes.panel}>{children}</div>
    </section>,
    document.body,
  )
}
