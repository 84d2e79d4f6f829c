/** Validation and storage of a password that is set after registration. */
import { normalizeText } from '../../../../src/lib/text.ts'
import type { DomainTables, MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import { checkText } from '../registration/fieldCheck.ts'
import type { FieldRejection } from '../registration/registrationCheck.ts'
import { liveRules } from '../registration/registrationRules.ts'
import { noteUnchecked } from '../registration/uncheckedValues.ts'
import { writeSettings } from './memberSettings.ts'

/** Minimum and maximum length if the live rules have no password field. */
const fallback = { minLength: 8, maxLength: 64 }

/**
 * Checks a new password against the live rule of the `password` field and the list of common
 * passwords, and compares it with the repeated input.
 * @returns at most one rejection; empty if the password is accepted.
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

/**
 * Stores a member's new password in the caller's transaction, and invalidates the member's
 * temporary password.
 */
export async function storePassword(
  tables: Pick<DomainTables, 'members' | 'memberSettings'>,
  { id }: Pick<MemberRow, 'id'>,
  passwordHash: string,
  now: number,
): Promise<void> {
  await tables.members.update(id, { passwordHash, passwordChangedAt: now, firstTimeLogin: false })
  await writeSettings(tables, id, { temporaryHash: null, temporaryUntil: null }, now)
}
