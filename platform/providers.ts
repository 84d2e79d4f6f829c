/** What companies outside do for a platform. Each is absent, or an implementation. */

import type { components } from '../src/api/gen/paths.ts'

type Schemas = components['schemas']

/**
 * A payment into a member's wallet, as it was ordered. Amounts are minor units, times milliseconds
 * since 1970.
 */
export type DepositOrder = {
  id: string
  method: Schemas['DepositMethodId']
  /** Whose e-wallet pays, where there is a choice. */
  provider: Schemas['WalletProvider'] | null
  amount: number
  currency: string
  /** The digits of the document whose account has to pay; null where the market demands none. */
  payer: string | null
  /** When the member showed a proof of the transfer. */
  provenAt: number | null
  /** When the member gave the order up; what is paid after that goes back. */
  cancelledAt: number | null
  createdAt: number
  expiresAt: number
}

/**
 * How the payment of an order stands. `AWAITED` and `SEEN` say when to ask again; a payment that is
 * awaited without such a time never comes. `amount` is what has come, in minor units. A payment that
 * fails says why, and how much of it came and is to go back.
 */
export type PayIn =
  | { state: 'AWAITED'; askAt?: number }
  | { state: 'SEEN'; askAt: number }
  | { state: 'PAID'; amount: number }
  | { state: 'FAILED'; reason: 'OTHER_PAYER' | 'REFUSED_BY_BANK'; returnedAmount: number }

/** A payment out of a member's wallet, as it was asked for. */
export type WithdrawalOrder = {
  id: string
  /** Minor units, the fee included. */
  amount: number
  currency: string
  /** Milliseconds since 1970. */
  createdAt: number
}

/** How a payment to a member stands, and when to ask again while it is under way. */
export type PayOut =
  | { state: 'PENDING' | 'REVIEWING' | 'PROCESSING'; askAt: number }
  | { state: 'DISBURSED' }
  | { state: 'REJECTED' }

/**
 * What the bank finds out about a payment that its member has disputed, and when to ask again while
 * it does not know.
 */
export type Dispute =
  | { state: 'OPEN'; askAt: number }
  | { state: 'PAID_AGAIN' | 'RETURNED' | 'FORCED_RECEIVE' }

/**
 * Takes payments in and sends payments out. It is asked in a transaction, so it answers from what
 * it knows, without a wait for the network. `at` is the time that the question is about, in
 * milliseconds since 1970.
 */
export type Bank = {
  /** The ways to pay in that it stands behind; no other is offered. */
  payInMethods: readonly Schemas['DepositMethodId'][]
  /** The steps by which the member pays an order. */
  paymentOf(order: DepositOrder): Schemas['DepositPayment']
  payIn(order: DepositOrder, at: number): Promise<PayIn>
  /** Sends money of an order back to its payer, once however often it is told; minor units. */
  returnPayment(order: DepositOrder, amount: number): Promise<void>
  payOut(order: WithdrawalOrder, at: number): Promise<PayOut>
  /** @param disputedAt when the member disputed the payment. */
  disputeOf(order: WithdrawalOrder, disputedAt: number, at: number): Promise<Dispute>
}

/** Who plays the games. */
export type Vendors = {
  /**
   * @returns where a launch plays: a path of our own origin, or an address.
   * @param token the secret that opens it.
   */
  launchUrl(token: string): string
}

/**
 * Who draws pictures. Each is a path of our own origin or of the status's hosts, or an https
 * address.
 */
export type Images = {
  /** The picture of a game, 3:4. */
  game(nodeId: string): string
  /** A vendor's logo for light surfaces, for dark ones, its square sign, and its banner. */
  vendorLogo(code: string): string
  vendorLogoDark(code: string): string
  vendorIcon(code: string): string
  vendorBanner(code: string): string
  /** The seal of the authority that licenses a market. @param market its code in small letters. */
  licence(market: string): string
}

/** Companies that know who a player is. */
export type SocialLogins = {
  offeredProviders: readonly Schemas['SocialLogin']['provider'][]
  /**
   * @returns where a player proves to be known.
   * @param ticket the secret by which the provider lets a player in.
   */
  loginUrl(provider: Schemas['SocialLogin']['provider'], ticket: string): string
}

/** A service that gives a JSON web token to anyone who has a phone: RFC 7519, signed with ES256. */
export type PhoneAuthService = {
  /** What its tokens name as issuer, and us as audience. */
  issuer: string
  audience: string
  publicKeys(): Promise<readonly JsonWebKey[]>
}

/** Who a member says to be. */
export type IdentityPerson = {
  /** The digits of the CPF. */
  number: string
  fullName: string
  /** As `1992-02-29`. */
  birthday: string
}

/** A picture as it was sent, without what its camera has written into it. */
export type IdentityPicture = {
  mediaType: 'image/png' | 'image/jpeg'
  /** Pixels. */
  width: number
  height: number
  bytes: Uint8Array
}

/** A step of an identity check, as it was sent. */
export type IdentityOrder = {
  /** Another for each attempt. */
  id: string
  person: IdentityPerson
  /** Milliseconds since 1970. */
  submittedAt: number
}

/** What is found out about a step, and when to ask again while nothing is. */
export type IdentityVerdict =
  | { state: 'PENDING'; askAt: number }
  /** `expiresAt`: when a document ends; without it, it does not. */
  | { state: 'ACCEPTED'; expiresAt?: number }
  | { state: 'REJECTED'; reason: Schemas['IdentityReason'] }

export type DocumentOrder = IdentityOrder & {
  type: Schemas['IdentityDocumentType']
  /** Front and back; of a passport one page. */
  pictures: readonly IdentityPicture[]
}
export type SelfieOrder = IdentityOrder & {
  /** Looking into the camera, then with the head turned. */
  pictures: readonly IdentityPicture[]
  /** Of the document that was accepted; empty once they were thrown away. */
  document: readonly IdentityPicture[]
}

/**
 * Asks the tax office about people, and looks at their documents and faces. It is asked in a
 * transaction, as the bank is, so it answers from what it knows; `at` is the time that the question
 * is about, in milliseconds since 1970.
 */
export type IdentityProvider = {
  personOf(order: IdentityOrder, at: number): Promise<IdentityVerdict>
  documentOf(order: DocumentOrder, at: number): Promise<IdentityVerdict>
  selfieOf(order: SelfieOrder, at: number): Promise<IdentityVerdict>
}

/** What either side has written in a ticket. */
export type DeskMessage = {
  sender: Schemas['TicketSender']
  text: string
  /** How many pictures came with it. */
  pictures: number
  /** Milliseconds since 1970. */
  sentAt: number
}

/** What a member has asked of customer service, and all that was written since, the oldest first. */
export type DeskTicket = {
  id: string
  type: Schemas['FeedbackType']
  /** The language to answer in. */
  language: 'pt' | 'en'
  messages: readonly DeskMessage[]
}

/** What customer service says to a ticket, and when to ask again while it says nothing. */
export type DeskAnswer =
  | { state: 'AWAITED'; askAt: number }
  /** At most 3,000 characters; `isSolved`: nothing is left to be done. */
  | { state: 'ANSWERED'; text: string; isSolved: boolean }

/**
 * Customer service in writing. It is asked in a transaction, as the bank is, so it answers from what
 * it knows; `at` is the time that the question is about, in milliseconds since 1970.
 */
export type Desk = {
  answerOf(ticket: DeskTicket, at: number): Promise<DeskAnswer>
}

/** An sms. Never part of an answer or a log. */
export type SmsMessage = {
  /** With its dialling code, as +5511987654321. */
  to: string
  text: string
  /** What its reader is to copy from the text. */
  code?: string
  purpose: string
  /** Milliseconds since 1970. */
  sentAt: number
}

/** An e-mail. Never part of an answer or a log. */
export type MailMessage = {
  to: string
  subject: string
  text: string
  /** What its reader is to copy from the text. */
  code?: string
  purpose: string
  /** Milliseconds since 1970. */
  sentAt: number
}

/** Delivers messages of a kind. */
export type Sender<Message> = {
  /**
   * Ends when the message is on its way.
   * @throws when it is given up; the error tells nothing of what it says.
   */
  send(message: Message): Promise<void>
}

/** A browser that lets a member be notified; keys in Base64url. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/** A platform's own key pair (VAPID, RFC 8292), in Base64url. */
export type VapidKeys = { publicKey: string; privateKey: string }

/** A notification. Never part of a log. */
export type PushMessage = {
  target: PushTarget
  keys: VapidKeys
  /** What the browser's service worker is given. */
  payload: string
  /** Seconds for which it is kept for a browser that is not reached. */
  lifetime: number
  urgency: 'low' | 'normal' | 'high'
  /** Replaces one of the same topic that was not delivered yet; at most 32 characters of Base64url. */
  topic: string
}

/** Hands notifications to the push services of browsers. */
export type PushSender = {
  /** True if an endpoint is of a push service that it sends to. */
  knows(endpoint: string): boolean
  /**
   * Ends when the service has it, or says that the browser takes none any more.
   * @throws when it is given up; the error tells nothing of what it says.
   */
  send(message: PushMessage): Promise<'sent' | 'gone'>
}

export type Providers = {
  bank?: Bank
  identity?: IdentityProvider
  desk?: Desk
  vendors?: Vendors
  images?: Images
  social?: SocialLogins
  phoneAuth?: PhoneAuthService
  sms?: Sender<SmsMessage>
  mail?: Sender<MailMessage>
  push?: PushSender
}

/** Nobody stands behind the platform. */
export const noProviders: Providers = {}
