import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { components } from '../../../api/gen/paths.ts'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { originsIn } from '../../../lib/hostAddresses.ts'
import { notePlay } from '../../../session/play.ts'
import { statusQuery, useAccountKind } from '../../../session/session.queries.ts'
import { Spinner } from '../../../ui/Spinner.tsx'
import { GameFrame } from './GameFrame.tsx'
import classes from './GameStage.module.css'
import { GameWindow } from './GameWindow.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { launchPlace } from './launchPlace.ts'
import { stop } from './player.ts'
import { StageEnd } from './StageEnd.tsx'
import { StageFailure } from './StageFailure.tsx'
import { StageToolbar } from './StageToolbar.tsx'
import { useEscape } from './useEscape.ts'
import { useFullScreen } from './useFullScreen.ts'
import { type StartRequest, useGameStart } from './useGameStart.ts'
import { useUnloadWarning } from './useUnloadWarning.ts'

type Props = {
  request: StartRequest
  title: string
  /** The address that starts it after a login. */
  next: string
  /**
   * Left out where the stage is a part of its page: then the game's own way out leads to `onLeave`.
   */
  onClose?: () => void
  onLeave: () => void
  /** Where it can go on in the corner of the page. */
  corner?: { isMini: boolean; onMinimise: () => void; onRestore: () => void }
  /** It can be played now. */
  onStart?: () => void
}

/**
 * Starts what is asked for and shows it, below a bar of ours: a game that starts, fails, loads,
 * takes too long, or wants a window of its own. Give it a `key` of what it starts.
 */
export function GameStage(props: Props) {
  const { request, title, next, onClose, onLeave, corner, onStart } = props
  const intl = useIntl()
  const stage = useRef<HTMLElement>(null)
  const fullScreen = useFullScreen(stage)
  const { launch, hasEnded, error, isStarting, start } = useGameStart(request)
  const [turn, setTurn] = useState(0)
  const reload = () => setTurn(turn + 1)
  const isForMoney = launch !== undefined && !isTrial(request)
  const [isAsking, setAsking] = useState(false)
  useUnloadWarning(isForMoney)
  usePlay(isForMoney, corner && onLeave)
  const hasStarted = launch !== undefined
  const tellStart = useRef(onStart)
  useEffect(() => {
    if (hasStarted) tellStart.current?.()
  }, [hasStarted])
  const hasOwnPage = corner === undefined
  useEffect(() => {
    // One game at a time.
    if (hasOwnPage) stop()
  }, [hasOwnPage])
  const close = onClose && (() => (isForMoney ? setAsking(true) : onClose()))
  useEscape(corner?.isMini === false && !isAsking ? close : undefined)
  const kind = useAccountKind()
  const canDeposit = kind === 'member' || kind === 'agent'
  const deposit = async () => {
    // A dialog is not seen over an element that fills the screen.
    if (fullScreen?.isFull) await document.exitFullscreen()
    openModal({ name: 'deposit' }, { over: true })
  }
  return (
    <section ref={stage} className={classes.stage} aria-label={title}>
      <StageToolbar
        title={title}
        isTrial={isTrial(request)}
        isPlaying={hasStarted}
        onDeposit={canDeposit ? () => void deposit() : undefined}
        onReload={launch && reload}
        fullScreen={fullScreen}
        corner={hasStarted ? corner : undefined}
        onClose={close}
      />
      <div className={classes.room}>
        {isAsking && onClose && (
          <LeaveQuestion title={title} onStay={() => setAsking(false)} onLeave={onClose} />
        )}
        {launch ? (
          <LaunchedGame
            launch={launch}
            title={title}
            turn={turn}
            onRetry={reload}
            onLeave={onLeave}
          />
        ) : hasEnded ? (
          <StageEnd title={title} onReopen={start} />
        ) : error ? (
          <StageFailure
            title={title}
            error={error}
            next={next}
            isStarting={isStarting}
            onRetry={start}
          />
        ) : (
          <div className={classes.waiting}>
            <Spinner label={intl.formatMessage({ id: 'games.stage.starting' }, { title })} />
          </div>
        )}
      </div>
    </section>
  )
}

/** Tells the session of a game for money; `end` is left out where the game ends with its page. */
function usePlay(isForMoney: boolean, end: (() => void) | undefined): void {
  const latest = useRef(end)
  useEffect(() => {
    latest.current = end
  })
  useEffect(() => (isForMoney ? notePlay(() => latest.current?.()) : undefined), [isForMoney])
}

const isTrial = (request: StartRequest) => request.kind === 'game' && request.freeTrial

type LaunchedProps = {
  launch: components['schemas']['Launch']
  title: string
  turn: number
  onRetry: () => void
  onLeave: () => void
}

/** Origins that this build may frame besides our own; the gateway's policy is made of the same. */
const frameOrigins = originsIn(import.meta.env.VITE_GAME_HOSTS)

function LaunchedGame({ launch, title, turn, onRetry, onLeave }: LaunchedProps) {
  const hosts = useQuery(statusQuery()).data?.launchGameCDNs ?? []
  const [chance] = useState(Math.random)
  const { origin } = location
  const place = launchPlace(launch.launchUrl, { hosts, frameHosts: frameOrigins, origin, chance })
  return place.kind === 'frame' ? (
    <GameFrame
      key={turn}
      title={title}
      turn={turn}
      onRetry={onRetry}
      onLeave={onLeave}
      addresses={place.addresses}
    />
  ) : (
    <GameWindow key={turn} title={title} address={place.address} nodeId={launch.nodeId} />
  )
}
