import type { SocketEvent } from '../../api/socket.ts'

/** What tabs of one group say to each other. */
export type TabMessage =
  | { kind: 'events'; events: SocketEvent[] }
  /** Events may have been missed. */
  | { kind: 'missed' }
  /** The leader's connection is up, or down. */
  | { kind: 'live'; isLive: boolean }
  /** A tab has come and wants to know. */
  | { kind: 'who'; id: string }
  /** The leader's answer to it. */
  | { kind: 'here'; to: string; isLive: boolean }
  /** A tab that is shown wants to lead: one that is hidden gives way. */
  | { kind: 'yield' }

export type TabChannel = { say: (message: TabMessage) => void; close: () => void }

const nobody: TabChannel = { say: () => {}, close: () => {} }

/** Opens the group's channel; a browser without channels has a group of one. */
export function openTabChannel(name: string, hear: (message: TabMessage) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return nobody
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => hear(data)
  return { say: (message) => channel.postMessage(message), close: () => channel.close() }
}
