/** Events of the domain, and their delivery to listeners. */
import type { components } from '../../../../src/api/gen/paths.ts'

type ContractKind = components['schemas']['ContractKind']

/**
 * A change that is announced to every process with the same database; at most 4,000 bytes of JSON.
 */
export type DomainEvent =
  | { type: 'registrationRulesChanged'; version: number }
  /** The settings changed. Sent to the settings caches of gateways, not to pages. */
  | { type: 'settingsChanged' }
  /** The scheduled publication of rules was created, changed or removed; not sent to pages. */
  | { type: 'scheduleChanged' }
  /** Status, modules or market changed. */
  | { type: 'statusChanged'; maintenance: boolean }
  /** A player's session ended; `sessionId` is the stored hash. */
  | { type: 'sessionEnded'; sessionId: string; reason: 'loggedOut' | 'expired' | 'ended' }
  /** A member's balance changed; amounts are decimal texts as in the API. */
  | {
      type: 'balanceChanged'
      memberId: string
      balance: { balance: string; currency: string; currencySymbol: string }
    }
  /** A withdrawal was paid; the amount is a decimal text as in the API. */
  | {
      type: 'withdrawalDisbursed'
      memberId: string
      withdrawalId: string
      amount: string
      currency: string
    }
  /** A step of a member's identity check was decided, or a document expired. */
  | ({ type: 'identityChanged'; memberId: string } & components['schemas']['IdentityChanged'])
  /**
   * A member won a large amount; the name is masked, the amount is a decimal text as in the API.
   */
  | {
      type: 'winPosted'
      winId: string
      customerName: string
      gameName: string
      amount: string
      currency: string
    }
  /** Matches, odds or scores of a sport have changed. */
  | { type: 'sportsChanged'; sport: components['schemas']['Sport'] }
  | { type: 'contractOffered'; memberId: string; contractId: string; kind: ContractKind }
  /** A contract ended; each of its members gets an event of their own. */
  | { type: 'contractEnded'; memberId: string; contractId: string; kind: ContractKind }
  /**
   * A settlement was created, or an owed settlement was paid in full or in part. `side`: the member
   * received or paid the money.
   */
  | {
      type: 'settlementMade'
      memberId: string
      settlementId: string
      kind: components['schemas']['EarningKind']
      side: 'RECEIVED' | 'PAID'
    }
  /** An announcement was published; it has different ids for visitors and for members. */
  | { type: 'announcementPublished'; announcementId: string; isForVisitors: boolean }
  /** A message arrived in a member's inbox; `unread` includes it. */
  | {
      type: 'messageReceived'
      memberId: string
      messageId: string
      title: string
      unread: number
    }

/**
 * Signal to a listener: an event; or a gap, after which events may be missing and caches are
 * invalid.
 */
export type StoreSignal = { kind: 'event'; event: DomainEvent } | { kind: 'gap' }

export type Announce = (event: DomainEvent) => void

export type Announcements = {
  /** @returns a function that unsubscribes. */
  listen(listener: (signal: StoreSignal) => void): () => void
  tell(signal: StoreSignal): void
}

/** Passes events to the listeners of this process, in the order of arrival. */
export function createAnnouncements(): Announcements {
  const listeners = new Set<(signal: StoreSignal) => void>()
  return {
    listen(listener) {
      // A wrapper, so that the same function can subscribe twice.
      const one = (signal: StoreSignal) => listener(signal)
      listeners.add(one)
      return () => {
        listeners.delete(one)
      }
    },
    tell(signal) {
      for (const listener of [...listeners]) listener(signal)
    },
  }
}
