/** Random challenges that devices sign to prove a passkey; stored here and valid once. */
import { fromBase64Url, toBase64Url } from '../../../../src/lib/base64.ts'
import type { PasskeyChallengeRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { sha256 } from '../../base/context/digest.ts'

/** Lifetime of a challenge, in milliseconds. */
export const challengeLifetime = 5 * 60_000

export type ChallengeOwner = Pick<PasskeyChallengeRow, 'purpose' | 'memberId' | 'boundTo'>

/** Creates a challenge: 32 random bytes in base64url; only its hash is stored. */
export async function issueChallenge(
  context: Pick<Context, 'store' | 'now' | 'randomBytes'>,
  owner: ChallengeOwner,
): Promise<string> {
  const challenge = toBase64Url(context.randomBytes(32))
  const expiresAt = context.now() + challengeLifetime
  await context.store.passkeyChallenges.insert({ id: await sha256(challenge), ...owner, expiresAt })
  return challenge
}

/** Challenge in a device's response; undefined if the response is unreadable. */
function readChallenge(clientDataJSON: string): string | undefined {
  try {
    const said: unknown = JSON.parse(new TextDecoder().decode(fromBase64Url(clientDataJSON)))
    const challenge: unknown = Object(said).challenge
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

/**
 * Uses up the challenge of a response, even if the response is invalid. Of concurrent responses
 * with one challenge, only one succeeds.
 * @returns undefined if the challenge has expired, was used, or belongs to another owner. A
 * challenge of another owner stays valid.
 */
export async function spendChallenge(
  { store, now }: Pick<Context, 'store' | 'now'>,
  { purpose, memberId, boundTo }: ChallengeOwner,
  clientDataJSON: string,
): Promise<string | undefined> {
  const challenge = readChallenge(clientDataJSON)
  if (challenge === undefined) return undefined
  const id = await sha256(challenge)
  const isGood = { expiresAt: { atLeast: now() + 1 } }
  const spent = await store.passkeyChallenges.remove({ id, purpose, memberId, boundTo, ...isGood })
  return spent === 1 ? challenge : undefined
}
