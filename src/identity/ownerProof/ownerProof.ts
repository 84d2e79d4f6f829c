/** What proves at a session that its account's owner is there: it may be another's. */
import type { Input, Value } from '../../api/operations.ts'
import { joinText } from '../../lib/text.ts'
import type { CodeChannel } from '../../session/session.queries.ts'

/** What is bound to the account. */
export type Security = Value<'GET /wps/member/security'>

/** The login password, or a code to the phone or the e-mail that is bound. */
export type OwnerWay = 'PASSWORD' | CodeChannel

/** What a form asks to find out who fills it in. */
export type OwnerProofValues = { way: OwnerWay; password: string; ownerCode: string }

type Proof = Pick<
  Input<'PUT /wps/member/security/phone'>['body'],
  'password' | 'ownerCode' | 'ownerChannel'
>

/** Where a code of each channel goes, in part; undefined where nothing is bound. */
export const boundTo = (
  { mobileNum, email }: Security,
  channel: CodeChannel,
): string | undefined => (channel === 'SMS' ? mobileNum : email)

/** The ways that are open to a member, the shortest first. */
export function ownerWays(security: Security, channels: readonly CodeChannel[]): OwnerWay[] {
  const codes = (['SMS', 'EMAIL'] as const).filter(
    (channel) => channels.includes(channel) && boundTo(security, channel) !== undefined,
  )
  return [...(security.hasPassword ? (['PASSWORD'] as const) : []), ...codes]
}

/** True if the member has something to prove themselves by, but none of it can be used now. */
export const isOutOfReach = (security: Security, ways: readonly OwnerWay[]): boolean =>
  ways.length === 0 && (security.mobileNum !== undefined || security.email !== undefined)

/** The part of a request that carries the proof; nothing where none is asked for. */
export function proofOf(
  { way, password, ownerCode }: OwnerProofValues,
  ways: readonly OwnerWay[],
): Proof {
  if (!ways.includes(way)) return {}
  return way === 'PASSWORD' ? { password } : { ownerCode: joinText(ownerCode), ownerChannel: way }
}
