/**
 * Shares one realtime connection among all tabs of a browser that show the same member. The leading
 * tab has the connection and forwards its messages to the others. A hidden tab does not seek
 * leadership.
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
  /** Token of the member whose events are requested; null for public events only. */
  token: () => string | null
  /**
   * Name of the group of tabs that show the same member; it reveals nothing about the token.
   * Undefined without a group: this tab then has its own connection.
   */
  group: () => Promise<string | undefined>
  /** Events of one animation frame, in order. */
  onEvents: (events: SocketEvent[]) => void
  /** Events may have been missed. `isFirst` is true when none was received before. */
  onMissed: (isFirst: boolean) => void
  open?: () => Wire
}

export type Realtime = {
  /** To be called after a log-in or log-out. */
  identify: () => void
  stop: () => void
}

/** Milliseconds for which a connection is kept while the tab changes its group. */
const grace = 500

/** State of the connection as this page shows it. */
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

/** Handles a message of the leader in a tab that does not lead. */
function follow(message: TabMessage, page: PageState, group: TabGroup): void {
  if (message.kind === 'events') page.onEvents(message.events)
  else if (message.kind === 'missed') page.noteMissed()
  else if (message.kind === 'live') page.noteLive(message.isLive)
  else if (message.kind === 'here' && group.isMe(message.to)) page.noteLive(message.isLive)
}

/** Connection of a tab that leads its group: it passes to the group what the page receives. */
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
    // Between two groups the member of the connection is unknown, so its events are dropped.
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
      // The state that the previous leader reported is no longer valid.
      page.noteLive(false)
      connection.start()
    },
    onPart() {
      batches.clear()
      // The tab may lead the next group too and then keeps the connection.
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
      // A hidden tab that waits would become the leader later, still hidden.
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
