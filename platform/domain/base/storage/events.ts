/** Events of the domain, and their delivery to listeners. */
import type { components } from '../../../../src/api/gen/paths.ts'

type ContractKind = components['schemas']['ContractKind']

/** A change, announced to every process that shares the data. JSON of at most 4,000 bytes. */
export type DomainEvent =
  | { type: 'registrationRulesChanged'; version: number }
  /** For the processes alone, which keep settings in memory. */
  | { type: 'settingsChanged' }
  /** Another publication waits for its time, or none; for gateways, not for pages. */
  | { type: 'scheduleChanged' }
  /** Status, modules or market were set up again. */
  | { type: 'statusChanged'; maintenance: boolean }
  /** A player's session was ended; `sessionId` is the hash that it is stored under. */
  | { type: 'sessionEnded'; sessionId: string; reason: 'loggedOut' | 'expired' | 'ended' }
  /** A member's wallet holds another balance, as the contract's decimal. */
  | {
      type: 'balanceChanged'
      memberId: string
      balance: { balance: string; currency: string; currencySymbol: string }
    }
  /** A withdrawal was paid; what the bank sent, as the contract's decimal. */
  | {
      type: 'withdrawalDisbursed'
      memberId: string
      withdrawalId: string
      amount: string
      currency: string
    }
  /** A step of a member's identity check was decided, or a document has expired. */
  | ({ type: 'identityChanged'; memberId: string } & components['schemas']['IdentityChanged'])
  /** Somebody has won much; the name as others see it, the amount as the contract's decimal. */
  | {
      type: 'winPosted'
      winId: string
      customerName: string
      gameName: string
      amount: string
      currency: string
    }
  /** An upline offers a member a contract. */
  | { type: 'contractOffered'; memberId: string; contractId: string; kind: ContractKind }
  /** A contract of a member, on either side of it, is no longer in force. */
  | { type: 'contractEnded'; memberId: string; contractId: string; kind: ContractKind }
  /** A settlement of a member's was made, or paid later; `side` is whether they are paid or pay. */
  | {
      type: 'settlementMade'
      memberId: string
      settlementId: string
      kind: components['schemas']['EarningKind']
      side: 'RECEIVED' | 'PAID'
    }
  /** An announcement has come out; for visitors and for members it has an id each. */
  | { type: 'announcementPublished'; announcementId: string }
  /** A message has come into a member's inbox; `unread` counts it. */
  | {
      type: 'messageReceived'
      memberId: string
      messageId: string
      title: string
      unread: number
    }

/** What a listener gets: an event, or a gap: events may be missing, so caches are invalid. */
export type StoreSignal = { kind: 'event'; event: DomainEvent } | { kind: 'gap' }

export type Announce = (event: DomainEvent) => void

export type Announcements = {
  /** @returns ends it. */
  listen(listener: (signal: StoreSignal) => void): () => void
  tell(signal: StoreSignal): void
}

/** Passes events to the listeners of this process, in the order in which they came. */
export function createAnnouncements(): Announcements {
  const listeners = new Set<(heard: StoreSignal) => void>()
  return {
    listen(listener) {
      // Wrapped, so that one function may listen twice.
      const one = (heard: StoreSignal) => listener(heard)
      listeners.add(one)
      return () => {
        listeners.delete(one)
      }
    },
    tell(heard) {
      for (const listener of [...listeners]) listener(heard)
    },
  }
}
