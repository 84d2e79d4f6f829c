import type { SocketEvent } from '../../api/socket.ts'

/** Message between the browser tabs of a `TabGroup`. The tabs share one realtime connection. */
export type TabMessage =
  | { kind: 'events'; events: SocketEvent[] }
  /** The leader may have missed events. */
  | { kind: 'missed' }
  /** The leader's connection was established or lost. */
  | { kind: 'live'; isLive: boolean }
  /** A tab asks the leader for the state of the connection. */
  | { kind: 'who'; id: string }
  /** The leader's response to a `who` message. */
  | { kind: 'here'; to: string; isLive: boolean }
  /** A visible tab applies for leadership. A hidden leader then gives up the leadership. */
  | { kind: 'yield' }

export type TabChannel = { say: (message: TabMessage) => void; close: () => void }

const nobody: TabChannel = { say: () => {}, close: () => {} }

/** Opens the message channel of a group. Without `BroadcastChannel`, messages reach no tab. */
export function openTabChannel(name: string, hear: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return nobody
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => hear(data)
  return { say: (message) => channel.postMessage(message), close: () => channel.close() }
}
