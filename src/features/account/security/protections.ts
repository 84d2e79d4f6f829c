import type { Value } from '../../../api/operations.ts'

export type Security = Value<'GET /wps/member/security'>

/** Protections of an account, in display order. */
export const protectionIds = [
  'password',
  'paymentPassword',
  'phone',
  'email',
  'authenticator',
  'passkeys',
  'addressCheck',
] as const
export type ProtectionId = (typeof protectionIds)[number]

/**
 * State of each protection of an account. The server computes the account's security level from the
 * same protections (MEM-22). Protections that the platform does not offer are omitted.
 */
export function protectionsOf(security: Security): Partial<Record<ProtectionId, boolean>> {
  return {
    password: security.hasPassword,
    paymentPassword: security.hasPaymentPassword,
    phone: security.mobileNum !== undefined,
    email: security.email !== undefined,
    authenticator: security.hasAuthenticator,
    ...(security.passkeys !== undefined && { passkeys: security.passkeys > 0 }),
    addressCheck: security.checksAddress,
  }
}

/** Number of protections that are on, and number of all protections. */
export function scoreOf(security: Security): { on: number; all: number } {
  const states = Object.values(protectionsOf(security))
  return { on: states.filter(Boolean).length, all: states.length }
}

/** Order of recommendation: first account recovery, then the protection of money. */
const adviceOrder: readonly ProtectionId[] = [
  'password',
  'phone',
  'email',
  'paymentPassword',
  'authenticator',
  'passkeys',
  'addressCheck',
]

/**
 * Next protection to turn on; undefined when none is left.
 * @param isOffered false for a protection that cannot be turned on at the moment.
 */
export function nextProtection(
  security: Security,
  isOffered: (id: ProtectionId) => boolean,
): ProtectionId | undefined {
  const states = protectionsOf(security)
  return adviceOrder.find((id) => states[id] === false && isOffered(id))
}
