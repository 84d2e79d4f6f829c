import { normalizeText } from '../../../../src/lib/text.ts'
import type { Context } from '../../base/context/context.ts'

/**
 * Verifies a typed password against a stored hash. Hashes from older versions may include invisible
 * characters; they match only if the same characters are typed.
 */
export async function matchesPassword(
  { passwords }: Pick<Context, 'passwords'>,
  password: string,
  hash: string,
): Promise<boolean> {
  const clean = normalizeText(password)
  if (await passwords.verify(clean, hash)) return true
  const marked = password.trim().normalize('NFC')
  return marked !== clean && passwords.verify(marked, hash)
}
