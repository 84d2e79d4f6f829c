/** Interfaces to external companies. A platform may lack any of these providers. */

import type { components } from '../src/api/gen/paths.ts'
import type { SportsBook } from './sportsBook.ts'
import type { Vendors } from './vendors.ts'

type Schemas = components['schemas']

/**
 * Order of a deposit into a member's wallet. Amounts are minor units, times are milliseconds since
 * 1970.
 */
export type DepositOrder = {
  id: string
  method: Schemas['DepositMethodId']
  /** E-wallet company that the member chose; null for a method without this choice. */
  provider: Schemas['WalletProvider'] | null
  amount: number
  currency: string
  /** Digits of the payer's identity document; null if the market does not restrict the payer. */
  payer: string | null
  /** Time at which the member uploaded a proof of the transfer. */
  provenAt: number | null
  /** Time at which the member cancelled the order. Payments after this time are returned. */
  cancelledAt: number | null
  createdAt: number
  expiresAt: number
}

/**
 * Payment state of an order. In `AWAITED` and `SEEN`, `askAt` is the time of the next poll;
 * `AWAITED` without `askAt` means that no payment will arrive. `amount` is the sum received, in
 * minor units. A failed payment has a reason and the amount to refund.
 */
export type PayIn =
  | { state: 'AWAITED'; askAt?: number }
  | { state: 'SEEN'; askAt: number }
  | { state: 'PAID'; amount: number }
  | { state: 'FAILED'; reason: 'OTHER_PAYER' | 'REFUSED_BY_BANK'; returnedAmount: number }

/** Order of a withdrawal from a member's wallet. */
export type WithdrawalOrder = {
  id: string
  /** Amount in minor units, including the fee. */
  amount: number
  currency: string
  /** Time of creation in milliseconds since 1970. */
  createdAt: number
}

/** State of a payment to a member. `askAt` is the time of the next poll of a pending payment. */
export type PayOut =
  | { state: 'PENDING' | 'REVIEWING' | 'PROCESSING'; askAt: number }
  | { state: 'DISBURSED' }
  | { state: 'REJECTED' }

/**
 * Result of a payment dispute. `askAt` is the time of the next poll. The member can correct the
 * report of an `OPEN` dispute, but not of an `EXAMINED` one.
 */
export type Dispute =
  | { state: 'OPEN' | 'EXAMINED'; askAt: number }
  | { state: 'PAID_AGAIN' | 'RETURNED' | 'FORCED_RECEIVE' }

/**
 * Receives and sends payments. Methods run inside a transaction. They must not wait for the
 * network, but return results that the provider has already stored. `at` is the time of the query,
 * in milliseconds since 1970.
 */
export type Bank = {
  /** Supported deposit methods. The portal offers only these methods. */
  payInMethods: readonly Schemas['DepositMethodId'][]
  /** Steps by which the member pays an order. */
  paymentOf(order: DepositOrder): Schemas['DepositPayment']
  payIn(order: DepositOrder, at: number): Promise<PayIn>
  /** Refunds an amount, in minor units, to the payer of an order. The call is idempotent. */
  returnPayment(order: DepositOrder, amount: number): Promise<void>
  payOut(order: WithdrawalOrder, at: number): Promise<PayOut>
  /** @param disputedAt time at which the member disputed the payment. */
  disputeOf(order: WithdrawalOrder, disputedAt: number, at: number): Promise<Dispute>
}

/**
 * Image URLs. Each is a path of the portal's origin or of an image host of the platform status, or
 * an https URL.
 */
export type Images = {
  /** Picture of a game, in the ratio 3:4. */
  game(nodeId: string): string
  /** Logos of a vendor: for light surfaces, for dark surfaces, a square mark, and a banner. */
  vendorLogo(code: string): string
  vendorLogoDark(code: string): string
  vendorIcon(code: string): string
  vendorBanner(code: string): string
  /** Seal of a market's licensing authority. `market` is the market's code in lower case. */
  licence(market: string): string
  /** Wide picture of a promotion, an activity, goods or a publication. */
  banner(name: string): string
}

export type SocialLogins = {
  offeredProviders: readonly Schemas['SocialLogin']['provider'][]
  /**
   * @returns URL of the provider's login page.
   * @param ticket secret with which the provider completes the login.
   */
  loginUrl(provider: Schemas['SocialLogin']['provider'], ticket: string): string
}

/**
 * Service that issues a JSON web token (RFC 7519, signed with ES256) after it has verified a phone.
 */
export type PhoneAuthService = {
  /** Issuer and audience that its tokens must contain. */
  issuer: string
  audience: string
  publicKeys(): Promise<readonly JsonWebKey[]>
}

/** Identity that a member declares. */
export type IdentityPerson = {
  /** Digits of the CPF. */
  number: string
  fullName: string
  /** ISO date, for example `1992-02-29`. */
  birthday: string
}

/** Uploaded picture without its metadata. */
export type IdentityPicture = {
  mediaType: 'image/png' | 'image/jpeg'
  /** Size in pixels. */
  width: number
  height: number
  bytes: Uint8Array
}

/** Submitted step of an identity check. */
export type IdentityOrder = {
  /** Id that is unique for each attempt. */
  id: string
  person: IdentityPerson
  /** Time of submission in milliseconds since 1970. */
  submittedAt: number
}

/** Result of a step. `askAt` is the time of the next poll while the result is pending. */
export type IdentityVerdict =
  | { state: 'PENDING'; askAt: number }
  /** `expiresAt` is the expiry of a document; absent if the document does not expire. */
  | { state: 'ACCEPTED'; expiresAt?: number }
  | { state: 'REJECTED'; reason: Schemas['IdentityReason'] }

export type DocumentOrder = IdentityOrder & {
  type: Schemas['IdentityDocumentType']
  /** Front and back of a document, or one page of a passport. */
  pictures: readonly IdentityPicture[]
}
export type SelfieOrder = IdentityOrder & {
  /** Pictures of the face: first towards the camera, then with the head turned. */
  pictures: readonly IdentityPicture[]
  /** Pictures of the accepted document; empty after they were deleted. */
  document: readonly IdentityPicture[]
}

/**
 * Checks people in the register of the tax office, and their documents and faces. Methods run
 * inside a transaction, so they return stored results and must not wait for the network. `at` is
 * the time of the query, in milliseconds since 1970.
 */
export type IdentityProvider = {
  personOf(order: IdentityOrder, at: number): Promise<IdentityVerdict>
  documentOf(order: DocumentOrder, at: number): Promise<IdentityVerdict>
  selfieOf(order: SelfieOrder, at: number): Promise<IdentityVerdict>
}

/** Message of the member or of customer service in a ticket. */
export type DeskMessage = {
  sender: Schemas['TicketSender']
  text: string
  pictures: number
  /** Time of sending in milliseconds since 1970. */
  sentAt: number
}

/** Support ticket with all its messages, the oldest first. */
export type DeskTicket = {
  id: string
  type: Schemas['FeedbackType']
  /** Language for the reply, one of the languages of the server's texts. */
  language: string
  messages: readonly DeskMessage[]
}

/**
 * Reply of customer service to a ticket. `askAt` is the time of the next poll while there is no
 * reply.
 */
export type DeskAnswer =
  | { state: 'AWAITED'; askAt: number }
  /**
   * `text` has at most 3,000 characters. `isSolved` means that the ticket needs no further work.
   */
  | { state: 'ANSWERED'; text: string; isSolved: boolean }

/**
 * Customer service that replies to tickets. The method runs inside a transaction, so it returns
 * stored results and must not wait for the network. `at` is the time of the query, in milliseconds
 * since 1970.
 */
export type Desk = {
  answerOf(ticket: DeskTicket, at: number): Promise<DeskAnswer>
}

/** SMS message. Must never appear in a response or a log. */
export type SmsMessage = {
  /** Number with its dialling code, for example `+5511987654321`. */
  to: string
  text: string
  /** Code in the text, which the recipient copies. */
  code?: string
  purpose: string
  /** Time of sending in milliseconds since 1970. */
  sentAt: number
}

/** E-mail message. Must never appear in a response or a log. */
export type MailMessage = {
  to: string
  subject: string
  text: string
  /** Code in the text, which the recipient copies. */
  code?: string
  purpose: string
  /** Time of sending in milliseconds since 1970. */
  sentAt: number
}

/** Delivers messages of one kind. */
export type Sender<Message> = {
  /**
   * Resolves when the receiver has accepted the message.
   * @throws when delivery is given up. The error contains no part of the message.
   */
  send(message: Message): Promise<void>
}

/** Push subscription of a member's browser; keys in Base64url. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/** VAPID key pair (RFC 8292) of a platform, in Base64url. */
export type VapidKeys = { publicKey: string; privateKey: string }

/** Push notification. Must never appear in a log. */
export type PushMessage = {
  target: PushTarget
  keys: VapidKeys
  /** Data for the service worker of the browser. */
  payload: string
  /** Time to live in seconds for a browser that is offline. */
  lifetime: number
  urgency: 'low' | 'normal' | 'high'
  /**
   * Topic of at most 32 Base64url characters. Replaces an undelivered notification of this topic.
   */
  topic: string
}

/** Sends notifications to the push services of browsers. */
export type PushSender = {
  /** True if the endpoint belongs to a push service that the sender supports. */
  knows(endpoint: string): boolean
  /**
   * Resolves with `sent` when the push service has accepted the message, or with `gone` when the
   * subscription has ended.
   * @throws when delivery is given up. The error contains no part of the message.
   */
  send(message: PushMessage): Promise<'sent' | 'gone'>
}

export type Providers = {
  bank?: Bank
  identity?: IdentityProvider
  desk?: Desk
  vendors?: Vendors
  sportsBook?: SportsBook
  images?: Images
  social?: SocialLogins
  phoneAuth?: PhoneAuthService
  sms?: Sender<SmsMessage>
  mail?: Sender<MailMessage>
  push?: PushSender
  /**
   * Finds the address of a Brazilian postal code of eight digits; undefined for an unknown code.
   */
  findAddress?: (postalCode: string) => Promise<Schemas['PostalAddress'] | undefined>
}

/** Providers of a platform without any external company. */
export const noProviders: Providers = {}
