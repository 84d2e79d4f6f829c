import {
  type Announcements,
  createAnnouncements,
  type DomainEvent,
} from '../../platform/domain/base/storage/events.ts'
import type { AnyDatabase } from './sqlTable.ts'

/** Delivers the events of a transaction to the listeners. */
export type EventChannel = Pick<Announcements, 'listen'> & {
  /** Adds events to the transaction, so that a rollback discards them. */
  send(inside: AnyDatabase, events: readonly DomainEvent[]): Promise<void>
  /** Called after the transaction that sent these events has committed. */
  isSent(events: readonly DomainEvent[]): void
  close(): Promise<void>
}

/** Creates a channel that notifies only the listeners of this process, after each commit. */
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
