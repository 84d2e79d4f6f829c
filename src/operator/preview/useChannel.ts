import { type RefObject, useEffect, useRef, useState } from 'react'
import { timeLimits } from '../../lib/timeLimits.ts'
import { type PreviewMessage, type PreviewView, readMessage } from './messages.ts'

type ShownMessage = Extract<PreviewMessage, { kind: 'shown' }>
/** A message about what the operator did in the frame. */
export type FrameMessage = Extract<PreviewMessage, { kind: 'method' | 'asked' | 'closed' }>

export type Channel = {
  /** The frame's last drawing; undefined before the first. */
  lastDrawing: ShownMessage | undefined
  hasFailed: boolean
  /** To be called when the browser has loaded the frame's page. */
  noteLoaded: () => void
}

/**
 * Has the frame show a view, whenever either of them changes, and hears what it says.
 * @param onHeard must not change.
 */
export function useChannel(
  frame: RefObject<HTMLIFrameElement | null>,
  view: PreviewView,
  onHeard: (message: FrameMessage) => void,
): Channel {
  /** How often the frame began to listen: a page that was loaded again knows nothing. */
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
      // Its script runs before the page counts as loaded; one that could not be loaded never
      // speaks.
      timer.current = setTimeout(() => setFailed(!hasSpoken.current), timeLimits.preview)
    },
  }
}
