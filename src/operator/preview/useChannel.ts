import { type RefObject, useEffect, useRef, useState } from 'react'
import { timeLimits } from '../../lib/timeLimits.ts'
import { type PreviewMessage, type PreviewView, readMessage } from './messages.ts'

type ShownMessage = Extract<PreviewMessage, { kind: 'shown' }>
/** Message about an action in the frame. */
export type FrameMessage = Extract<PreviewMessage, { kind: 'method' | 'asked' | 'closed' }>

export type Channel = {
  /** Last rendering that the frame reported; undefined before the first. */
  lastDrawing: ShownMessage | undefined
  hasFailed: boolean
  /** Must be called on the frame's load event. */
  noteLoaded: () => void
}

/**
 * Sends a view to the frame whenever the view or the frame changes, and receives the frame's
 * messages.
 * @param onHeard called with each message about an action; must be the same function in each render
 */
export function useChannel(
  frame: RefObject<HTMLIFrameElement | null>,
  view: PreviewView,
  onHeard: (message: FrameMessage) => void,
): Channel {
  /** Number of `ready` messages of the frame. A reloaded page has to be sent the view again. */
  const [starts, setStarts] = useState(0)
  const [lastDrawing, setShown] = useState<ShownMessage>()
  const [hasFailed, setFailed] = useState(false)
  const hasSpoken = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const message = readMessage(event, frame.current?.contentWindow, location.origin)
      if (message === undefined) return
      hasSpoken.current = true
      setFailed(message.kind === 'failed')
      if (message.kind === 'ready') setStarts((count) => count + 1)
      else if (message.kind === 'shown') setShown(message)
      else if (message.kind !== 'failed') onHeard(message)
    }
    window.addEventListener('message', hear)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('message', hear)
    }
  }, [frame, onHeard])

  useEffect(() => {
    if (starts > 0) frame.current?.contentWindow?.postMessage(view, location.origin)
  }, [frame, starts, view])

  return {
    lastDrawing,
    hasFailed,
    noteLoaded: () => {
      // The frame's script runs before its load event, so a frame without a message by the time
      // limit has failed.
      timer.current = setTimeout(() => setFailed(!hasSpoken.current), timeLimits.preview)
    },
  }
}
