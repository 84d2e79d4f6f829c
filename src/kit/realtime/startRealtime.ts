/**
 * One connection for all tabs of a browser that show the same person: the tab that leads has it and
 * tells the others. Only a tab that somebody looks at leads.
 */
import { openSocket, type SocketEvent } from '../../api/socket.ts'
import { reportProblems } from '../reportProblems.ts'
import { createBatches } from './batches.ts'
import { createConnection, type Wire } from './connection.ts'
import { realtime } from './events.ts'
import { followPageLife } from './pageLife.ts'
import type { TabMessage } from './tabChannel.ts'
import { createTabGroup } from './tabGroup.ts'

export type RealtimeOptions = {
  /** Whose events are wanted; null for those of everybody. */
  token: () => string | null
  /**
   * The name of the tabs that show the same person, which tells nothing of the token; undefined
   * when there is none: then this tab keeps to itself.
   */
  group: () => Promise<string | undefined>
  /** What came within a frame of the screen, in its order. */
  onEvents: (events: SocketEvent[]) => void
  /** Events may have been missed. `isFirst` when none was ever heard before. */
  onMissed: (isFirst: boolean) => void
  open?: () => Wire
}

export type Realtime = {
  /** Somebody logged in or out. */
  identify: () => void
  stop: () => void
}

/** Milliseconds that a connection waits to be taken along into another group. */
const grace = 500

export function startRealtime(options: RealtimeOptions): Realtime {
  let wasLive = false
  let parting: ReturnType<typeof setTimeout> | undefined

  const missed = () => {
    options.onMissed(!wasLive)
    wasLive = true
  }
  const noteLive = (isLive: boolean) => {
    realtime.setState({ isLive })
    if (isLive) missed()
  }
  const tellMissed = () => {
    group.say({ kind: 'missed' })
    missed()
  }
  const batches = createBatches<SocketEvent>((events, isCut) => {
    group.say({ kind: 'events', events })
    options.onEvents(events)
    if (isCut) tellMissed()
  })
  const connection = createConnection({
    open: options.open ?? openSocket,
    token: options.token,
    // Between two groups nobody knows for whom it is.
    onEvent: (event) => group.isLeading() && batches.add(event),
    onGap: () => group.isLeading() && tellMissed(),
    onLive(isLive) {
      if (!group.isLeading()) return
      group.say({ kind: 'live', isLive })
      noteLive(isLive)
    },
    onProblem: (problem) => reportProblems('socket', [problem]),
  })

  const hear = (message: TabMessage) => {
    if (group.isLeading()) answer(message)
    else if (message.kind === 'events') options.onEvents(message.events)
    else if (message.kind === 'missed') missed()
    else if (message.kind === 'live') noteLive(message.isLive)
    else if (message.kind === 'here' && group.isMe(message.to)) noteLive(message.isLive)
  }
  const answer = (message: TabMessage) => {
    if (message.kind === 'who') {
      group.say({ kind: 'here', to: message.id, isLive: realtime.getState().isLive })
    }
    if (message.kind === 'yield' && document.visibilityState === 'hidden') rest()
  }
  const rest = () => {
    group.retire()
    clearTimeout(parting)
    batches.clear()
    connection.stop()
  }

  const group = createTabGroup({
    name: options.group,
    onLead() {
      clearTimeout(parting)
      if (connection.isRunning()) {
        connection.identify()
        return
      }
      // What the last leader said of its own connection is over.
      noteLive(false)
      connection.start()
    },
    onPart() {
      batches.clear()
      // The tab may lead the next group as well: then the connection goes along.
      parting = setTimeout(() => {
        connection.stop()
        realtime.setState({ isLive: false })
        group.ask()
      }, grace)
    },
    onMessage: hear,
  })
  const stopFollowing = followPageLife({
    onHidden() {
      batches.flush()
      // Waiting would make it lead one day, unseen.
      if (!group.isLeading()) group.retire()
    },
    onQuiet() {
      rest()
      realtime.setState({ isLive: false })
    },
    onShown(wasQuiet) {
      if (wasQuiet) missed()
      group.seek()
      if (!group.isLeading()) group.ask()
    },
  })
  const hurry = () => connection.hurry()
  window.addEventListener('online', hurry)
  void group.join()

  return {
    identify: () => void group.join(),
    stop() {
      window.removeEventListener('online', hurry)
      stopFollowing()
      group.leave()
      rest()
      realtime.setState({ isLive: false })
    },
  }
}
