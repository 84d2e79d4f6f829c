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
  /** Undefined for those who have no money here: visitors and trial members. */
  onDeposit: (() => void) | undefined
  /** Undefined while there is nothing to load again. */
  onReload: (() => void) | undefined
  fullScreen: { isFull: boolean; toggle: () => void } | undefined
  /** Undefined where the stage has its place in the page. */
  corner: { isMini: boolean; onMinimise: () => void; onRestore: () => void } | undefined
  /** Undefined where the stage is a part of its page and has nothing to close. */
  onClose: (() => void) | undefined
}

/** What stands above a game: its name, and what can be done with it. */
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

/** What a game in the corner has no room for. */
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
