/** Proofs of work that make automated calls expensive, in the format of ALTCHA (LOGIN-41). */
import type { components } from '../../../../src/api/gen/paths.ts'
import type { Context } from '../../base/context/context.ts'
import { equalSecrets, keyedHash, sha256, toHex } from '../../base/context/digest.ts'
import { isOn, type Platform } from '../../base/platform/platform.ts'
import { DuplicateError } from '../../base/storage/store.ts'

type Challenge = components['schemas']['HumanChallenge']
type Sources = Pick<Context, 'store' | 'now' | 'randomBytes'>

/** Request field with the proof of a protected call. */
export type HumanProof = { verifyToken?: string | undefined }

const lifetime = 10 * 60_000
const secretId = 'humanCheckSecret'

/**
 * Secret that signs challenges; stored, so that a process accepts the challenges of other
 * processes.
 */
async function readSecret({ store, now, randomBytes }: Sources): Promise<string> {
  const kept = await store.settings.get(secretId)
  if (kept) return String(kept.value)
  try {
    const value = toHex(randomBytes(32))
    await store.settings.insert({ id: secretId, value, updatedAt: now() })
    return value
  } catch (error) {
    if (!(error instanceof DuplicateError)) throw error
    return readSecret({ store, now, randomBytes })
  }
}

/** Creates a challenge, valid for ten minutes. */
export async function newChallenge(
  context: Sources & Pick<Context, 'proofOfWork'>,
): Promise<Challenge> {
  const maxnumber = context.proofOfWork
  const expires = Math.floor((context.now() + lifetime) / 1000)
  const salt = `${toHex(context.randomBytes(12))}?expires=${expires}`
  const number = new DataView(context.randomBytes(4).buffer).getUint32(0) % (maxnumber + 1)
  const challenge = await sha256(`${salt}${number}`)
  const signature = await keyedHash(await readSecret(context), challenge)
  return { algorithm: 'SHA-256', challenge, maxnumber, salt, signature }
}

type Solution = { challenge: string; number: number; salt: string; signature: string }

function readSolution(token: string): Solution | undefined {
  try {
    const { algorithm, challenge, number, salt, signature }: Record<string, unknown> = JSON.parse(
      atob(token),
    )
    const isWhole =
      algorithm === 'SHA-256' &&
      typeof challenge === 'string' &&
      Number.isSafeInteger(number) &&
      typeof salt === 'string' &&
      typeof signature === 'string'
    return isWhole ? { challenge, number: Number(number), salt, signature } : undefined
  } catch {
    return undefined
  }
}

/**
 * Uses up a solution. Returns true if it is correct, unexpired, unused and for a challenge of this
 * platform.
 */
async function takeProof(context: Sources, token: string): Promise<boolean> {
  const solution = readSolution(token)
  if (!solution) return false
  const { challenge, number, salt, signature } = solution
  const expiresAt = Number(/\?expires=(\d{1,12})$/.exec(salt)?.[1] ?? 0) * 1000
  if (expiresAt <= context.now() || (await sha256(`${salt}${number}`)) !== challenge) return false
  if (!equalSecrets(await keyedHash(await readSecret(context), challenge), signature)) return false
  try {
    await context.store.nonces.insert({ id: `human-${challenge}`, expiresAt })
    return true
  } catch (error) {
    if (error instanceof DuplicateError) return false
    throw error
  }
}

/**
 * Reason to reject a protected call; undefined if its proof is valid or the call requires no proof.
 * The check uses up the proof.
 */
export async function checkHuman(
  context: Sources,
  platform: Pick<Platform, 'whitelabel'>,
  { verifyToken }: HumanProof,
): Promise<'VERIFICATION_REQUIRED' | 'VERIFICATION_FAILED' | undefined> {
  if (!isOn(platform, 'HUMANVERIF3')) return undefined
  if (!verifyToken) return 'VERIFICATION_REQUIRED'
  return (await takeProof(context, verifyToken)) ? undefined : 'VERIFICATION_FAILED'
}
