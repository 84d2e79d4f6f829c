import { type ReactNode, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { clockText } from '../../../kit/timing/Countdown.tsx'
import { RefreshIcon } from '../../../ui/controlIcons.tsx'
import controlClasses from '../../../ui/controls.module.css'
import { CloseIcon, Icon } from '../../../ui/icons.tsx'
import { WalletIcon } from '../../../ui/navigationIcons.tsx'
import classes from './StageToolbar.module.css'

/**
 * Time since the game started, by a monotonic clock. Screen readers ignore the displayed time with
 * seconds, and read whole minutes on request.
 */
function PlayingTime() {
  const intl = useIntl()
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const start = performance.now()
    const timer = setInterval(
      () => setSeconds(Math.floor((performance.now() - start) / 1000)),
      1000,
    )
    return () => clearInterval(timer)
  }, [])
  return (
    <span className={classes.time} role="timer">
      <span aria-hidden="true">{clockText(seconds)}</span>
      <span className="visuallyHidden">
        {intl.formatMessage(
          { id: 'games.stage.playingFor' },
          { minutes: Math.floor(seconds / 60) },
        )}
      </span>
    </span>
  )
}

/** Icons used only by the stage. */
const Arrows = ({ path }: { path: string }) => (
  <Icon>
    <g className="mirrored">
      <path d={path} />
    </g>
  </Icon>
)

const FullScreenIcon = () => <Arrows path="M12 3h5v5M8 17H3v-5M17 3l-5.5 5.5M3 17l5.5-5.5" />
const ExitFullScreenIcon = () => (
  <Arrows path="M16.5 8.5h-5v-5M3.5 11.5h5v5M11.5 8.5 17 3M8.5 11.5 3 17" />
)
const CornerIcon = () => (
  <Arrows path="M17 9V5a1 1 0 0 0-1-1H4a1 1 0 0 0-1 1v10a1 1 0 0 0 1 1h4M11 12h6v4.5h-6z" />
)

type Props = {
  title: string
  isTrial: boolean
  isPlaying: boolean
  /** Undefined for visitors and trial members, who cannot deposit. */
  onDeposit: (() => void) | undefined
  /** Reloads the game; undefined while no game is loaded. */
  onReload: (() => void) | undefined
  fullScreen: { isFull: boolean; toggle: () => void } | undefined
  /** Undefined if the stage is part of a page. */
  corner: { isMini: boolean; onMinimise: () => void; onRestore: () => void } | undefined
  /** Undefined if the stage is part of a page and cannot be closed. */
  onClose: (() => void) | undefined
}

/** Toolbar above a game, with its name and actions. */
export function StageToolbar(props: Props) {
  const { title, isTrial, isPlaying, corner, onClose } = props
  const intl = useIntl()
  return (
    <div className={classes.toolbar}>
      <p className={classes.title}>{title}</p>
      {isTrial && (
        <span className={classes.trial}>{intl.formatMessage({ id: 'games.freeTrial' })}</span>
      )}
      {isPlaying && <PlayingTime />}
      <div className={classes.tools}>
        {corner?.isMini ? (
          <Tool labelId="games.stage.restore" onPress={corner.onRestore}>
            <FullScreenIcon />
          </Tool>
        ) : (
          <LargeTools {...props} />
        )}
        {onClose && (
          <Tool labelId="games.stage.close" onPress={onClose}>
            <CloseIcon />
          </Tool>
        )}
      </div>
    </div>
  )
}

/** Actions that are hidden while the game is minimised in the corner, for lack of space. */
function LargeTools({ onDeposit, onReload, fullScreen, corner }: Props) {
  return (
    <>
      {onDeposit && (
        <Tool labelId="games.stage.deposit" onPress={onDeposit}>
          <WalletIcon />
        </Tool>
      )}
      {onReload && (
        <Tool labelId="games.stage.reload" onPress={onReload}>
          <RefreshIcon />
        </Tool>
      )}
      {fullScreen && (
        <Tool
          labelId={fullScreen.isFull ? 'games.stage.exitFullScreen' : 'games.stage.fullScreen'}
          onPress={fullScreen.toggle}
        >
          {fullScreen.isFull ? <ExitFullScreenIcon /> : <FullScreenIcon />}
        </Tool>
      )}
      {corner && !fullScreen?.isFull && (
        <Tool labelId="games.stage.minimise" onPress={corner.onMinimise}>
          <CornerIcon />
        </Tool>
      )}
    </>
  )
}

type ToolProps = { labelId: MessageId; onPress: () => void; children: ReactNode }

function Tool({ labelId, onPress, children }: ToolProps) {
  const label = useIntl().formatMessage({ id: labelId })
  return (
    <button
      type="button"
      className={`${controlClasses.iconTool} ${classes.tool}`}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
