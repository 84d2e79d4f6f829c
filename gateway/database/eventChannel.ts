import {
  type Announcements,
  createAnnouncements,
  type DomainEvent,
} from '../../platform/domain/base/storage/events.ts'
import type { AnyDatabase } from './sqlTable.ts'

/** Carries the events of a transaction to the listeners. */
export type EventChannel = Pick<Announcements, 'listen'> & {
  /** Gives the events to the transaction, so that they are undone with it. */
  send(inside: AnyDatabase, events: readonly DomainEvent[]): Promise<void>
  /** The transaction that had these events is done. */
  isSent(events: readonly DomainEvent[]): void
  close(): Promise<void>
}

/** Tells the listeners of this process alone, right after the transaction. */
export function createLocalChannel(): EventChannel & Pick<Announcements, 'tell'> {
  const { listen, tell } = createAnnouncements()
  return {
    listen,
    tell,
    send: async () => {},
    isSent(events) {
      for (const event of events) tell({ kind: 'event', event })
    },
    close: async () => {},
  }
}
