/** Proof that the account's owner uses the session, rather than somebody else. */
import type { Input, Value } from '../../api/operations.ts'
import { joinText } from '../../lib/text.ts'
import type { CodeChannel } from '../../session/session.queries.ts'

/** Contacts and credentials of the account. */
export type Security = Value<'GET /wps/member/security'>

/** The login password, or a code to the bound phone or e-mail. */
export type OwnerWay = 'PASSWORD' | CodeChannel

export type OwnerProofValues = { way: OwnerWay; password: string; ownerCode: string }

type Proof = Pick<
  Input<'PUT /wps/member/security/phone'>['body'],
  'password' | 'ownerCode' | 'ownerChannel'
>

/** Masked phone number or e-mail that receives a channel's codes; undefined if none is bound. */
export const boundTo = (
  { mobileNum, email }: Security,
  channel: CodeChannel,
): string | undefined => (channel === 'SMS' ? mobileNum : email)

/** Methods of proof that the member can use, the quickest first. */
export function ownerWays(security: Security, channels: readonly CodeChannel[]): OwnerWay[] {
  const codes = (['SMS', 'EMAIL'] as const).filter(
    (channel) => channels.includes(channel) && boundTo(security, channel) !== undefined,
  )
  return [...(security.hasPassword ? (['PASSWORD'] as const) : []), ...codes]
}

/** True if a phone or an e-mail address is bound but the member can use no method of proof. */
export const isOutOfReach = (security: Security, ways: readonly OwnerWay[]): boolean =>
  ways.length === 0 && (security.mobileNum !== undefined || security.email !== undefined)

/** Properties of a request that carry the proof; empty if the selected method is not available. */
export function proofOf(
  { way, password, ownerCode }: OwnerProofValues,
  ways: readonly OwnerWay[],
): Proof {
  if (!ways.includes(way)) return {}
  return way === 'PASSWORD' ? { password } : { ownerCode: joinText(ownerCode), ownerChannel: way }
}
