import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { RefreshIcon } from '../../../ui/controlIcons.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { WalletIcon } from '../../../ui/navigationIcons.tsx'
import { PlayingTime } from './PlayingTime.tsx'
import classes from './StageToolbar.module.css'
import { CornerIcon, ExitFullScreenIcon, FullScreenIcon } from './stageIcons.tsx'

type Props = {
  title: string
  isTrial: boolean
  isPlaying: boolean
  /** Undefined for visitors and trial members, who cannot deposit. */
  onDeposit: (() => void) | undefined
  /** Undefined while no game is loaded. */
  onReload: (() => void) | undefined
  fullScreen: { isFull: boolean; toggle: () => void } | undefined
  /** Undefined if the stage is part of its page. */
  corner: { isMini: boolean; onMinimise: () => void; onRestore: () => void } | undefined
  /** Undefined if the stage is part of its page and cannot be closed. */
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

/** Actions that do not fit a game in the corner. */
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
      className={classes.tool}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
