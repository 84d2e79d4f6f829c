/** What devices sign to prove that they have a passkey: random, kept here, good once. */
import { fromBase64Url, toBase64Url } from '../../../../src/lib/base64.ts'
import type { PasskeyChallengeRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { sha256 } from '../../base/context/digest.ts'

/** How long a challenge is good, in milliseconds. */
export const challengeLifetime = 5 * 60_000

/** Who may answer a challenge, and for what. */
export type ChallengeOwner = Pick<PasskeyChallengeRow, 'purpose' | 'memberId' | 'boundTo'>

/** Makes a challenge: 32 random bytes in base64url, of which only a hash is stored. */
export async function issueChallenge(
  context: Pick<Context, 'store' | 'now' | 'randomBytes'>,
  owner: ChallengeOwner,
): Promise<string> {
  const challenge = toBase64Url(context.randomBytes(32))
  const expiresAt = context.now() + challengeLifetime
  await context.store.passkeyChallenges.insert({ id: await sha256(challenge), ...owner, expiresAt })
  return challenge
}

/** The challenge that a device says to have signed; undefined where it says nothing readable. */
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
 * Spends the challenge that an answer is to: of many answers to one, one gets it, right or wrong.
 * @returns undefined where it is too old, was spent, or is another owner's, who keeps it.
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
