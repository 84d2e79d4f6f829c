import { type RefObject, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { components } from '../../../api/gen/paths.ts'
import { openModal, useModalStore } from '../../../kit/modal/modalStore.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { originsIn } from '../../../lib/hostAddresses.ts'
import { notePlay } from '../../../session/play.ts'
import { statusQuery, useAccountKind } from '../../../session/session.queries.ts'
import { isPressed } from '../../../ui/isPressed.ts'
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
import { type StartRequest, useGameStart } from './useGameStart.ts'

/**
 * Returns the full-screen state of an element and its toggle.
 * @returns undefined if the browser supports no full screen for elements, as on phones.
 */
function useFullScreen(
  element: RefObject<HTMLElement | null>,
): { isFull: boolean; toggle: () => void } | undefined {
  const [isFull, setFull] = useState(false)
  const [isOffered, setOffered] = useState(false)
  useEffect(() => {
    setOffered(document.fullscreenEnabled === true)
    const follow = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])
  if (!isOffered) return undefined
  const toggle = () => {
    // The browser rejects the request when the user activation has expired; nothing changes then.
    const change = isFull ? document.exitFullscreen() : element.current?.requestFullscreen()
    change?.catch(() => {})
  }
  return { isFull, toggle }
}

/** Closes the game dialog on Escape, unless another dialog is open over it. */
function useEscape(close: (() => void) | undefined): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  const isHeard = close !== undefined
  useEffect(() => {
    if (!isHeard) return undefined
    const handleKey = (event: KeyboardEvent) => {
      if (!isPressed(event, 'Escape') || event.defaultPrevented) return
      if (useModalStore.getState().modals.at(-1)?.name === 'game') latest.current?.()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isHeard])
}

/** While `isNeeded`, the browser asks the player before it closes or reloads the page. */
function useUnloadWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isNeeded])
}

type Props = {
  request: StartRequest
  title: string
  /** URL that starts the game after a login. */
  next: string
  /** Omitted if the stage is part of a page; the game's leave message then calls only `onLeave`. */
  onClose?: () => void
  onLeave: () => void
  /** Set if the game can continue in the corner of the page. */
  corner?: { isMini: boolean; onMinimise: () => void; onRestore: () => void }
  onStart?: () => void
}

/**
 * Starts a game and shows it below a toolbar. Its states are starting, failed, loading, timed out,
 * and open in a separate window. Needs a `key` that identifies the request.
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
    // Only one game runs at a time, so the game in the corner ends.
    if (hasOwnPage) stop()
  }, [hasOwnPage])
  const close = onClose && (() => (isForMoney ? setAsking(true) : onClose()))
  useEscape(corner?.isMini === false && !isAsking ? close : undefined)
  const kind = useAccountKind()
  const canDeposit = kind === 'member' || kind === 'agent'
  const deposit = async () => {
    // The browser does not show the dialog over a full-screen element.
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

/**
 * Registers the game as a real-money game while it is on screen, if `isForMoney`. `end` is
 * undefined if the game ends when its page is left.
 */
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

/**
 * Origins, besides its own, whose pages this build may frame. The gateway builds its
 * Content-Security-Policy from the same list.
 */
const frameOrigins = originsIn(import.meta.env.VITE_GAME_HOSTS)

function LaunchedGame({ launch, title, turn, onRetry, onLeave }: LaunchedProps) {
  const hosts = useQuery(statusQuery()).data?.launchGameCDNs ?? []
  const [chance] = useState(Math.random)
  const { origin } = location
  const place = launchPlace(launch.launchUrl, { hosts, frameHosts: frameOrigins, origin, chance })
  return place.kind === 'frame' ? (
    <GameFrame
      key={turn}
      nodeId={launch.nodeId}
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
