import { type RefObject, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { useModalStore } from '../../../kit/modal/modalStore.ts'
import { sessionStore } from '../../../kit/storage.ts'
import { timeLimits } from '../../../lib/timeLimits.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import classes from './GameFrame.module.css'
import { messageOrigin, sandboxOf } from './launchPlace.ts'

/**
 * Messages from a game's page to the portal: `ready` when the game can be played, `leave` when the
 * player wants to leave, `note` with a text that the game gets back after a reload.
 */
const gameMessage = z.strictObject({
  portico: z.enum(['ready', 'leave', 'note']),
  note: z.optional(z.string()),
})
/** Longest note that is stored, in characters. */
const longestNote = 8_000

type GameMessage = z.infer<typeof gameMessage>

/** Sender of a message, as reported by the browser, and its content. */
type ReceivedEvent = Pick<MessageEvent, 'source' | 'origin' | 'data'>

/**
 * Message from the game in a frame; undefined for any other sender or content.
 * @param origin origin of the frame's URL; see `messageOrigin`.
 */
export function gameMessageOf(
  event: ReceivedEvent,
  frame: Pick<HTMLIFrameElement, 'contentWindow'> | null,
  origin: string,
): GameMessage | undefined {
  if (frame === null || event.source === null) return undefined
  if (event.source !== frame.contentWindow || event.origin !== origin) return undefined
  const { data } = gameMessage.safeParse(event.data)
  return (data?.note ?? '').length <= longestNote ? data : undefined
}

/**
 * The browser mocks serve games from the portal's own origin, because those games need its storage.
 */
const isMocked = import.meta.env.MODE === 'development' && import.meta.env.VITE_MOCKS !== 'off'

/** Key of a game's note. The end of the session removes it with the tab's other data. */
const noteKey = (nodeId: string) => `gameNote.${nodeId}`

type Props = {
  nodeId: string
  title: string
  /** URLs of the game; see `launchPlace`. */
  addresses: readonly string[]
  /** Number of reloads; each reload uses the next URL. */
  turn: number
  onRetry: () => void
  /** Called when the game, or the notice over it, requests to leave. */
  onLeave: () => void
}

/** Pauses the game while a dialog covers it, so that the game does not continue unseen. */
function usePause(frame: RefObject<HTMLIFrameElement | null>): void {
  const isCovered = useModalStore(
    ({ modals }) => modals.length > 0 && modals.at(-1)?.name !== 'game',
  )
  useEffect(() => {
    // A sandboxed frame without an origin receives messages to `*` only; this message contains no
    // secrets.
    frame.current?.contentWindow?.postMessage({ portico: isCovered ? 'pause' : 'resume' }, '*')
  }, [frame, isCovered])
}

/** Launched game in its sandbox (GAME-12). */
export function GameFrame({ nodeId, title, addresses, turn, onRetry, onLeave }: Props) {
  const intl = useIntl()
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'loading' | 'slow' | 'shown'>('loading')
  const address = addresses[turn % addresses.length] ?? ''
  usePause(frame)

  useEffect(() => {
    setState('loading')
    const timer = setTimeout(
      () => setState((before) => (before === 'loading' ? 'slow' : before)),
      timeLimits.game,
    )
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    const origin = messageOrigin(address, location.origin, isMocked)
    const hear = (event: MessageEvent) => {
      const message = gameMessageOf(event, frame.current, origin)
      if (message?.note !== undefined) sessionStore.set(noteKey(nodeId), message.note)
      if (message?.portico === 'leave') onLeave()
      if (message?.portico !== 'ready') return
      setState('shown')
      const reply = { portico: 'note', note: sessionStore.get(noteKey(nodeId)) }
      frame.current?.contentWindow?.postMessage(reply, origin === 'null' ? '*' : origin)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [nodeId, address, onLeave])

  return (
    <div className={classes.stage}>
      <iframe
        ref={frame}
        className={classes.frame}
        title={title}
        src={address}
        sandbox={sandboxOf(address, location.origin, isMocked)}
        allow="fullscreen; autoplay"
        referrerPolicy="strict-origin"
        onLoad={() => setState('shown')}
      />
      {state === 'loading' && (
        <div className={classes.cover}>
          <Spinner label={intl.formatMessage({ id: 'games.stage.loading' }, { title })} />
        </div>
      )}
      {state === 'slow' && <SlowGame title={title} onRetry={onRetry} onLeave={onLeave} />}
    </div>
  )
}

function SlowGame({ title, onRetry, onLeave }: Pick<Props, 'title' | 'onRetry' | 'onLeave'>) {
  const intl = useIntl()
  return (
    <div className={classes.notice}>
      <Notice tone="failure" role="alert">
        <p>{intl.formatMessage({ id: 'games.stage.slow' }, { title })}</p>
      </Notice>
      <div className={classes.actions}>
        <Button onClick={onLeave}>{intl.formatMessage({ id: 'games.stage.close' })}</Button>
        <Button variant="primary" onClick={onRetry}>
          {intl.formatMessage({ id: 'app.retry' })}
        </Button>
      </div>
    </div>
  )
}
