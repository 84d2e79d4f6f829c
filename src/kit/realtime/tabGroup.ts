import { openTabChannel, type TabChannel, type TabMessage } from './tabChannel.ts'

/**
 * Applies for leadership among the browser's tabs in the group. One tab leads at a time. When the
 * leading tab closes or crashes, the next tab leads. Without Web Locks every tab is its own leader.
 * @returns a function that gives up the leadership, or stops waiting for it
 */
function seekLeadership(
  name: string,
  onLead: () => void,
  locks: LockManager | undefined = globalThis.navigator.locks,
): () => void {
  const waiting = new AbortController()
  const leading = Promise.withResolvers<void>()
  const lead = () => {
    if (waiting.signal.aborted) return
    onLead()
    return leading.promise
  }
  if (locks) locks.request(name, { signal: waiting.signal }, lead).catch(() => {})
  else queueMicrotask(() => void lead())
  return () => {
    // Aborting does not release a lock that is already held. Resolving `leading` does.
    waiting.abort()
    leading.resolve()
  }
}

type Options = {
  /** See `RealtimeOptions.group`. */
  name: () => Promise<string | undefined>
  onLead: () => void
  /** Called when this tab leaves a group that it led. */
  onPart: () => void
  onMessage: (message: TabMessage) => void
}

/** Membership of a browser tab in the group of tabs that share one connection. */
export type TabGroup = {
  /** Leaves the group and joins the current member's group. */
  join: () => Promise<void>
  /** Applies for leadership, unless the tab already leads or waits. */
  seek: () => void
  /** Gives up the leadership, or stops waiting for it. */
  retire: () => void
  isLeading: () => boolean
  say: (message: TabMessage) => void
  /** Asks the leader for the state of the connection. */
  ask: () => void
  /** True if `id`, the addressee of a leader's response, is the id of this tab. */
  isMe: (id: string) => boolean
  leave: () => void
}

const prefix = 'portico.realtime.'

export function createTabGroup({ name, onLead, onPart, onMessage }: Options): TabGroup {
  const id = crypto.randomUUID()
  let channel: TabChannel | undefined
  let joined: { name: string | undefined } | undefined
  let giveUp: (() => void) | undefined
  let isLeading = false
  let turn = 0

  const say = (message: TabMessage) => channel?.say(message)
  const retire = () => {
    giveUp?.()
    giveUp = undefined
    isLeading = false
  }
  const seek = () => {
    if (giveUp || !joined) return
    // A tab without a group is its own leader.
    const locks = joined.name === undefined ? undefined : globalThis.navigator.locks
    giveUp = seekLeadership(
      `${prefix}${joined.name}`,
      () => {
        isLeading = true
        onLead()
      },
      locks,
    )
    say({ kind: 'yield' })
  }
  const ask = () => say({ kind: 'who', id })
  const leave = () => {
    turn += 1
    const wasLeading = isLeading
    retire()
    channel?.close()
    channel = undefined
    joined = undefined
    if (wasLeading) onPart()
  }
  return {
    async join() {
      turn += 1
      const mine = turn
      const found = await name()
      // While `name` was pending, the tab may have left the group or joined another group.
      if (mine !== turn) return
      leave()
      joined = { name: found }
      if (found !== undefined) channel = openTabChannel(`${prefix}${found}`, onMessage)
      if (document.visibilityState !== 'hidden') seek()
      ask()
    },
    seek,
    retire,
    isLeading: () => isLeading,
    say,
    ask,
    isMe: (other) => other === id,
    leave,
  }
}
