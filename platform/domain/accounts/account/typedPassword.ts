import { normalizeText } from '../../../../src/lib/text.ts'
import type { Context } from '../../base/context/context.ts'

/**
 * Compares a typed password with a stored one, by its hash. One that was set while invisible marks
 * inside a password were still part of it matches with these marks alone.
 */
export async function matchesPassword(
  { passwords }: Pick<Context, 'passwords'>,
  typed: string,
  hash: string,
): Promise<boolean> {
  const clean = normalizeText(typed)
  if (await passwords.verify(clean, hash)) return true
  const marked = typed.trim().normalize('NFC')
  return marked !== clean && passwords.verify(marked, hash)
}
