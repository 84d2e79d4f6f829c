/** Codes that let a member in whose authenticator is lost, each once (LOGIN-31). */
import { joinText } from '../../../../src/lib/text.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { sha256 } from '../../base/context/digest.ts'

/** Without those that look alike; 32 of them, so that each byte gives one without a bias. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const groups = 3
const groupLength = 4
/** How many a member gets at once. */
const codesAtOnce = 10

type Codes = Pick<DomainTables, 'recoveryCodes'>

/** As it is compared: whatever the case, the spaces and the dashes it was typed with. */
const plainCode = (typed: string): string => joinText(typed).toUpperCase()

/** 60 bits of chance, so that a quick hash gives none of them away. */
const idOf = (memberId: string, code: string) => sha256(`${memberId}\n${plainCode(code)}`)

function makeCode(context: Pick<Context, 'randomBytes'>): string {
  const bytes = Array.from(context.randomBytes(groups * groupLength))
  const made = bytes.map((byte) => letters[byte % letters.length] ?? '').join('')
  return (made.match(/.{4}/g) ?? []).join('-')
}

/** Codes and the rows that keep their hashes, for `storeRecoveryCodes`. */
export async function makeRecoveryCodes(
  context: Pick<Context, 'randomBytes' | 'now'>,
  memberId: string,
) {
  const codes = Array.from({ length: codesAtOnce }, () => makeCode(context))
  const createdAt = context.now()
  const ids = await Promise.all(codes.map((code) => idOf(memberId, code)))
  return { codes, rows: ids.map((id) => ({ id, memberId, createdAt })) }
}

/** Puts new codes in the place of a member's old ones. */
export async function storeRecoveryCodes(
  { recoveryCodes }: Codes,
  memberId: string,
  { rows }: Awaited<ReturnType<typeof makeRecoveryCodes>>,
): Promise<void> {
  await recoveryCodes.remove({ memberId })
  await recoveryCodes.insertMany(rows)
}

export const forgetRecoveryCodes = ({ recoveryCodes }: Codes, memberId: string) =>
  recoveryCodes.remove({ memberId })

/** How many codes a member has not used yet. */
export const countRecoveryCodes = ({ recoveryCodes }: Codes, memberId: string): Promise<number> =>
  recoveryCodes.count({ memberId })

/** True if a typed text has the form of a code. */
export const canBeRecoveryCode = (typed: string): boolean => /^[A-Z2-9]{12}$/.test(plainCode(typed))

/** True if it is a code of the member's that was not used yet. It is not spent. */
export async function isRecoveryCode(
  { recoveryCodes }: Codes,
  memberId: string,
  typed: string,
): Promise<boolean> {
  return (await recoveryCodes.get(await idOf(memberId, typed))) !== undefined
}

/** Spends a code. @returns whether it was still good: of many at once one is. */
export async function spendRecoveryCode(
  { recoveryCodes }: Codes,
  memberId: string,
  typed: string,
): Promise<boolean> {
  return (await recoveryCodes.remove({ id: await idOf(memberId, typed) })) === 1
}
