/** Maps domain events to socket events and the connections that receive them. */
import type { EventData, EventName } from '../../../src/api/gen/events.ts'
import type { DomainEvent } from '../../domain/base/storage/events.ts'

/** Receivers of an event: a group, all connections of a member, or those of a session. */
export type Audience =
  | 'everybody'
  | 'visitors'
  | 'members'
  | { memberId: string }
  | { sessionId: string }

/** Event of the contract with its audience. */
export type AddressedEvent = {
  [Name in EventName]: { name: Name; data: EventData<Name>; to: Audience }
}[EventName]

/**
 * Socket event of a domain event; undefined for an event that only processes of the platform
 * receive. The data never contains the audience.
 */
export function toldOf(event: DomainEvent): AddressedEvent | undefined {
  switch (event.type) {
    case 'settingsChanged':
    case 'scheduleChanged':
      return undefined
    case 'registrationRulesChanged':
      return { name: event.type, data: { version: event.version }, to: 'everybody' }
    case 'statusChanged':
      return { name: event.type, data: { maintenance: event.maintenance }, to: 'everybody' }
    case 'announcementPublished':
      return {
        name: event.type,
        data: { announcementId: event.announcementId },
        to: event.isForVisitors ? 'visitors' : 'members',
      }
    case 'winPosted': {
      const { type: name, ...data } = event
      return { name, data, to: 'everybody' }
    }
    case 'sportsChanged':
      return { name: event.type, data: { sport: event.sport }, to: 'everybody' }
    case 'sessionEnded':
      return {
        name: event.type,
        data: { reason: event.reason },
        to: { sessionId: event.sessionId },
      }
    case 'contractOffered':
    case 'contractEnded':
      return {
        name: event.type,
        data: { contractId: event.contractId, kind: event.kind },
        to: { memberId: event.memberId },
      }
    case 'settlementMade': {
      const { type: name, memberId, ...data } = event
      return { name, data, to: { memberId } }
    }
    case 'identityChanged': {
      const { type: name, memberId, ...data } = event
      return { name, data, to: { memberId } }
    }
    case 'withdrawalDisbursed': {
      const { withdrawalId, amount, currency } = event
      const data = { withdrawalId, amount, currency }
      return { name: event.type, data, to: { memberId: event.memberId } }
    }
    case 'balanceChanged':
      return { name: event.type, data: event.balance, to: { memberId: event.memberId } }
    case 'messageReceived': {
      const { messageId, title, unread } = event
      return {
        name: event.type,
        data: { messageId, title, unread },
        to: { memberId: event.memberId },
      }
    }
  }
}

/** Session and member of a connection; undefined for a visitor. */
export type Listener = { sessionId: string; memberId: string } | undefined

/** True if a connection belongs to an audience. */
export function hears(listener: Listener, to: Audience): boolean {
  if (to === 'everybody') return true
  if (listener === undefined) return to === 'visitors'
  if (typeof to === 'string') return to === 'members'
  return 'memberId' in to ? listener.memberId === to.memberId : listener.sessionId === to.sessionId
}
