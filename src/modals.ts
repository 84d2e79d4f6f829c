import type { components } from './api/gen/paths.ts'
import type { DialogData } from './kit/dialog/dialogData.ts'

/**
 * Every dialog of the portal with its plain data. Data lives in the browser's history, so it can be
 * stored and is no function; effects come back as cache changes, not as stored callbacks.
 */
export type Modal =
  /** `next`: the page of ours to go on to after the login. */
  | { name: 'login'; next?: string }
  /** `secondStep` is what the log-in was answered with; the rest is as it was for the log-in itself. */
  | {
      name: 'secondStep'
      secondStep: SecondStep
      type: 'username' | 'sms' | 'phoneAuth'
      area: 'member' | 'agent'
      next?: string
    }
  | { name: 'register'; next?: string; referralCode?: string }
  /** An account whose name and password the platform makes. */
  | { name: 'oneClick'; next?: string; referralCode?: string }
  | { name: 'forgotPassword'; next?: string }
  | { name: 'confirmLogout' }
  /** Nobody has touched the page for long. */
  | { name: 'idle' }
  /** `own` is the member's wish; anything else has to be done before all else (LOGIN-32). */
  | { name: 'changePassword'; reason: 'first' | 'expired' | 'default' | 'own' }
  /** A game in a frame (GAME-12). */
  | { name: 'game'; nodeId: string; title: string; freeTrial?: true }
  /** The games of a type that a vendor has (ROUTE-53). */
  | {
      name: 'gameList'
      vassalage: string
      vendorName: string
      gameType: components['schemas']['GameType']
    }
  /** Tells a trial member that this takes an account of her own (ERR-30). */
  | { name: 'realAccount' }
  /** The whole of the portal on a small screen; `games` comes first when that is wanted. */
  | { name: 'navigation'; part?: 'games' }
  /** What the platform tells everybody, at one of them: an announcement's id. */
  | { name: 'announcements'; id?: string }
  /** Notices to players. */
  | { name: 'notices' }
  /** A window that the browser did not let open, to be opened by hand. */
  | { name: 'blockedWindow'; url: string }
  /** The ways to customer service. */
  | { name: 'customerService' }
  /** The help centre, at a term or a category of it. */
  | { name: 'help'; term?: string }
  /** The chat's desks, and the talk with one. */
  | { name: 'chat' }
  | { name: 'feedback' }
  /** All about one promotion. */
  | { name: 'promotion'; id: string }
  /** The dialog helper: whatever is to be told, confirmed or waited for. */
  | ({ name: 'dialog' } & DialogData)

/** A log-in that waits for a second step: its ticket, the proofs that it takes, and how long (RFC 3339). */
type SecondStep = {
  ticket: string
  methods: readonly { method: 'SMS' | 'EMAIL' | 'TOTP' | 'PAYEE_NAME'; to?: string }[]
  expiresAt: string
}

export type ModalName = Modal['name']
export type ModalData<Name extends ModalName> = Omit<Extract<Modal, { name: Name }>, 'name'>
