/** Password changes after registration. */
import { normalizeText } from '../../../../src/lib/text.ts'
import type { DomainTables, MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { checkText } from '../registration/fieldCheck.ts'
import type { FieldRejection } from '../registration/registrationCheck.ts'
import { liveRules } from '../registration/registrationRules.ts'
import { noteUnchecked } from '../registration/uncheckedValues.ts'
import { writeSettings } from './memberSettings.ts'

/** Lengths if the live rules have no password field. */
const fallback = { minLength: 8, maxLength: 64 }

/**
 * Reasons to reject a new password: the live rule of registration's `password` field, the list of
 * common passwords, or a different confirmation. Empty if it is accepted.
 */
export async function checkNewPassword(
  context: Context,
  password: string,
  repetition: string = password,
): Promise<FieldRejection[]> {
  const typed = normalizeText(password)
  if (typed === '') return [{ field: 'newPassword', reason: 'required' }]
  const rule = (await liveRules(context)).fields.find(({ name }) => name === 'password')
  const text = {
    name: 'password',
    acceptedPattern: '*',
    patternId: 'LENGTH_ONLY',
    ...fallback,
  } as const
  const unchecked: string[] = []
  const reason = await checkText(rule ?? text, typed, context.patterns, (field) =>
    unchecked.push(field),
  )
  if (reason) return [{ field: 'newPassword', reason }]
  if (context.passwords.isCommon(typed)) return [{ field: 'newPassword', reason: 'common' }]
  if (typed !== normalizeText(repetition)) {
    return [{ field: 'confirmNewPassword', reason: 'mismatch' }]
  }
  noteUnchecked(context, unchecked)
  return []
}

/** Sets a member's password, in the caller's transaction. */
export async function storePassword(
  tables: Pick<DomainTables, 'members' | 'memberSettings'>,
  { id }: Pick<MemberRow, 'id'>,
  passwordHash: string,
  now: number,
): Promise<void> {
  await tables.members.update(id, { passwordHash, passwordChangedAt: now, firstTimeLogin: false })
  await writeSettings(tables, id, { temporaryHash: null, temporaryUntil: null }, now)
}
