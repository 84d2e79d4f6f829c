import {
  readEvent,
  type ServerFrame,
  type SocketEvent,
  type SocketProblem,
} from '../../api/socket.ts'
import { judge, silenceLimit } from './decisions.ts'

export type StreamOptions = {
  onEvent: (event: SocketEvent) => void
  /** Called if events may have been missed. */
  onGap: () => void
  onProblem: (problem: SocketProblem) => void
  /** Called if no frame has arrived for so long that the connection must be dead. */
  onSilence: () => void
  /** Monotonic clock, in milliseconds. */
  now: () => number
}

export type Stream = {
  /** Restarts the timer that detects silence. Call for every frame. */
  noteSignal: () => void
  take: (frame: Extract<ServerFrame, { type: 'event' | 'beat' | 'gap' }>) => void
  /** Time at which the stream started, as returned by `now`. */
  since: number
  stop: () => void
}

/**
 * Processes the frames after the server's welcome: delivers every event once, reports gaps and
 * detects silence.
 */
export function followStream(
  welcome: Pick<Extract<ServerFrame, { type: 'welcome' }>, 'sequence' | 'heartbeat'>,
  { onEvent, onGap, onProblem, onSilence, now }: StreamOptions,
): Stream {
  const limit = silenceLimit(welcome.heartbeat)
  const since = now()
  let last = welcome.sequence
  let heardAt = since

  const look = () => {
    const left = limit - (now() - heardAt)
    if (left > 0) watch = setTimeout(look, left)
    else onSilence()
  }
  let watch = setTimeout(look, limit)

  return {
    since,
    noteSignal() {
      heardAt = now()
    },
    take(frame) {
      const { sequence, isGap, isDuplicate } = judge(last, frame)
      last = sequence
      if (isGap) onGap()
      if (frame.type !== 'event' || isDuplicate) return
      const read = readEvent(frame)
      if (read?.problem) onProblem(read.problem)
      if (read) onEvent(read.event)
    },
    stop: () => clearTimeout(watch),
  }
}
