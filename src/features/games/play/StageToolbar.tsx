import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { RefreshIcon } from '../../../ui/controlIcons.tsx'
import { CloseIcon } from '../../../ui/icons.tsx'
import { WalletIcon } from '../../../ui/navigationIcons.tsx'
import classes from './StageToolbar.module.css'
import { ExitFullScreenIcon, FullScreenIcon } from './stageIcons.tsx'

type Props = {
  title: string
  isTrial: boolean
  /** Undefined for those who have no money here: visitors and trial members. */
  onDeposit: (() => void) | undefined
  /** Undefined while there is nothing to load again. */
  onReload: (() => void) | undefined
  fullScreen: { isFull: boolean; toggle: () => void } | undefined
  /** Undefined where the stage is a part of its page and has nothing to close. */
  onClose: (() => void) | undefined
}

/** What stands above a game: its name, and what can be done with it. */
export function StageToolbar(props: Props) {
  const { title, isTrial, onDeposit, onReload, fullScreen, onClose } = props
  const intl = useIntl()
  return (
    <div className={classes.toolbar}>
      <p className={classes.title}>{title}</p>
      {isTrial && (
        <span className={classes.trial}>{intl.formatMessage({ id: 'games.freeTrial' })}</span>
      )}
      <div className={classes.tools}>
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
        {onClose && (
          <Tool labelId="games.stage.close" onPress={onClose}>
            <CloseIcon />
          </Tool>
        )}
      </div>
    </div>
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
