/** Proof that the account's owner is at the session, which somebody else may be using. */
import type { Input, Value } from '../../api/operations.ts'
import { joinText } from '../../lib/text.ts'
import type { CodeChannel } from '../../session/session.queries.ts'

/** Contacts and credentials of the account. */
export type Security = Value<'GET /wps/member/security'>

/** The login password, or a code to the bound phone or e-mail. */
export type OwnerWay = 'PASSWORD' | CodeChannel

/** Form values of a proof. */
export type OwnerProofValues = { way: OwnerWay; password: string; ownerCode: string }

type Proof = Pick<
  Input<'PUT /wps/member/security/phone'>['body'],
  'password' | 'ownerCode' | 'ownerChannel'
>

/** Masked receiver of a channel's codes; undefined if nothing is bound. */
export const boundTo = (
  { mobileNum, email }: Security,
  channel: CodeChannel,
): string | undefined => (channel === 'SMS' ? mobileNum : email)

/** Methods available to a member, the quickest first. */
export function ownerWays(security: Security, channels: readonly CodeChannel[]): OwnerWay[] {
  const codes = (['SMS', 'EMAIL'] as const).filter(
    (channel) => channels.includes(channel) && boundTo(security, channel) !== undefined,
  )
  return [...(security.hasPassword ? (['PASSWORD'] as const) : []), ...codes]
}

/** True if the member has a bound contact but no usable method. */
export const isOutOfReach = (security: Security, ways: readonly OwnerWay[]): boolean =>
  ways.length === 0 && (security.mobileNum !== undefined || security.email !== undefined)

/** The part of a request that carries the proof; empty if no proof is required. */
export function proofOf(
  { way, password, ownerCode }: OwnerProofValues,
  ways: readonly OwnerWay[],
): Proof {
  if (!ways.includes(way)) return {}
  return way === 'PASSWORD' ? { password } : { ownerCode: joinText(ownerCode), ownerChannel: way }
}
