import type { Value } from '../../../api/operations.ts'

export type Security = Value<'GET /wps/member/security'>

/** What can protect an account, in the order in which it is shown. */
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
 * Which protections an account has; the level that the server gives counts the same (MEM-22). What
 * the platform does not offer is left out.
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

/** How many of all protections are on. */
export function scoreOf(security: Security): { on: number; all: number } {
  const states = Object.values(protectionsOf(security))
  return { on: states.filter(Boolean).length, all: states.length }
}

/** What makes the most of an account's safety first: the ways back in, then what guards its money. */
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
 * What to switch on next; undefined when nothing is left that can be.
 * @param isOffered false for what cannot be switched on at the moment.
 */
export function nextProtection(
  security: Security,
  isOffered: (id: ProtectionId) => boolean,
): ProtectionId | undefined {
  const states = protectionsOf(security)
  return adviceOrder.find((id) => states[id] === false && isOffered(id))
}
