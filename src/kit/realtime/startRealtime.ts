/**
 * Shares one realtime connection among all tabs of a browser that show the same member. The leading
 * tab has the connection and forwards all messages to the other tabs. A hidden tab does not apply
 * for leadership.
 */
import { openSocket, type SocketEvent } from '../../api/socket.ts'
import { reportProblems } from '../reportProblems.ts'
import { createBatches } from './batches.ts'
import { createConnection, type Wire } from './connection.ts'
import { realtime } from './events.ts'
import { followPageLife } from './pageLife.ts'
import type { TabMessage } from './tabChannel.ts'
import { createTabGroup, type TabGroup } from './tabGroup.ts'

export type RealtimeOptions = {
  /** Returns the token of the member for whom events are sent; null for public events. */
  token: () => string | null
  /**
   * Returns the name of the group of tabs that show the same member. The name reveals nothing about
   * the token. If it is undefined, this tab has its own connection.
   */
  group: () => Promise<string | undefined>
  /** Called with the events of one animation frame, in order. */
  onEvents: (events: SocketEvent[]) => void
  /** Called if events may have been missed. `isFirst` is true for the first call. */
  onMissed: (isFirst: boolean) => void
  open?: () => Wire
}

export type Realtime = {
  /** Call after a log-in or log-out. */
  identify: () => void
  stop: () => void
}

/** Milliseconds for which a connection is kept while the tab changes its group. */
const grace = 500

/** Connection state as shown on this page. */
function createPageState({ onEvents, onMissed }: RealtimeOptions) {
  let wasLive = false
  const noteMissed = () => {
    onMissed(!wasLive)
    wasLive = true
  }
  return {
    onEvents,
    noteMissed,
    noteLive(isLive: boolean) {
      realtime.setState({ isLive })
      if (isLive) noteMissed()
    },
  }
}

type PageState = ReturnType<typeof createPageState>

/** Handles a message of the leading tab in a following tab. */
function follow(message: TabMessage, page: PageState, group: TabGroup): void {
  if (message.kind === 'events') page.onEvents(message.events)
  else if (message.kind === 'missed') page.noteMissed()
  else if (message.kind === 'live') page.noteLive(message.isLive)
  else if (message.kind === 'here' && group.isMe(message.to)) page.noteLive(message.isLive)
}

/** Connection of a leading tab. Everything that it receives is forwarded to the group. */
function createLeaderConnection(options: RealtimeOptions, page: PageState, group: TabGroup) {
  const noteMissed = () => {
    group.say({ kind: 'missed' })
    page.noteMissed()
  }
  const batches = createBatches<SocketEvent>((events, isCut) => {
    group.say({ kind: 'events', events })
    page.onEvents(events)
    if (isCut) noteMissed()
  })
  const connection = createConnection({
    open: options.open ?? openSocket,
    token: options.token,
    // While the tab changes its group, the member of the connection is unknown, so events are
    // dropped.
    onEvent: (event) => group.isLeading() && batches.add(event),
    onGap: () => group.isLeading() && noteMissed(),
    onLive(isLive) {
      if (!group.isLeading()) return
      group.say({ kind: 'live', isLive })
      page.noteLive(isLive)
    },
    onProblem: (problem) => reportProblems('socket', [problem]),
  })
  return { connection, batches }
}

export function startRealtime(options: RealtimeOptions): Realtime {
  const page = createPageState(options)
  let parting: ReturnType<typeof setTimeout> | undefined

  const group: TabGroup = createTabGroup({
    name: options.group,
    onLead() {
      clearTimeout(parting)
      if (connection.isRunning()) {
        connection.identify()
        return
      }
      // Reset the state that the previous leader reported.
      page.noteLive(false)
      connection.start()
    },
    onPart() {
      batches.clear()
      // If the tab becomes the leader of its next group within this time, it keeps the connection.
      parting = setTimeout(() => {
        connection.stop()
        realtime.setState({ isLive: false })
        group.ask()
      }, grace)
    },
    onMessage: (message) => (group.isLeading() ? answer(message) : follow(message, page, group)),
  })
  const { connection, batches } = createLeaderConnection(options, page, group)
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
  const stopFollowing = followPageLife({
    onHidden() {
      batches.flush()
      // A hidden tab that waits for leadership gives up, because a hidden tab must not become the
      // leader.
      if (!group.isLeading()) group.retire()
    },
    onQuiet() {
      rest()
      realtime.setState({ isLive: false })
    },
    onShown(wasQuiet) {
      if (wasQuiet) page.noteMissed()
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
