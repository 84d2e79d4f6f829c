/** Single-use codes for members who lost their authenticator (LOGIN-31). */
import { joinText } from '../../../../src/lib/text.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { sha256 } from '../../base/context/digest.ts'

/** Letters and digits that do not look alike. There are 32, so that `byte % 32` has no bias. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const groups = 3
const groupLength = 4
const codesAtOnce = 10

type Codes = Pick<DomainTables, 'recoveryCodes'>

/** Normalized form: ignores case, spaces and dashes. */
const plainCode = (input: string): string => joinText(input).toUpperCase()

/** Codes have 60 bits of entropy, so a fast hash is sufficient. */
const idOf = (memberId: string, code: string) => sha256(`${memberId}\n${plainCode(code)}`)

function makeCode(context: Pick<Context, 'randomBytes'>): string {
  const bytes = Array.from(context.randomBytes(groups * groupLength))
  const made = bytes.map((byte) => letters[byte % letters.length] ?? '').join('')
  return (made.match(/.{4}/g) ?? []).join('-')
}

/** Creates codes, and the rows with their hashes for `storeRecoveryCodes`. */
export async function makeRecoveryCodes(
  context: Pick<Context, 'randomBytes' | 'now'>,
  memberId: string,
) {
  const codes = Array.from({ length: codesAtOnce }, () => makeCode(context))
  const createdAt = context.now()
  const ids = await Promise.all(codes.map((code) => idOf(memberId, code)))
  return { codes, rows: ids.map((id) => ({ id, memberId, createdAt })) }
}

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

export const countRecoveryCodes = ({ recoveryCodes }: Codes, memberId: string): Promise<number> =>
  recoveryCodes.count({ memberId })

/** True if a text has the format of a recovery code. */
export const canBeRecoveryCode = (input: string): boolean => /^[A-Z2-9]{12}$/.test(plainCode(input))

/** True if the text is an unused code of the member. Does not use it up. */
export async function isRecoveryCode(
  { recoveryCodes }: Codes,
  memberId: string,
  code: string,
): Promise<boolean> {
  return (await recoveryCodes.get(await idOf(memberId, code))) !== undefined
}

/**
 * Uses up a code. @returns true if it was unused; only one of several concurrent calls succeeds.
 */
export async function spendRecoveryCode(
  { recoveryCodes }: Codes,
  memberId: string,
  code: string,
): Promise<boolean> {
  return (await recoveryCodes.remove({ id: await idOf(memberId, code) })) === 1
}
