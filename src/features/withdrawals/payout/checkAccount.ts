/** Validation of a payout account in the browser, before it is sent. */
import { payoutAccountRequestLimits } from '../../../api/gen/limits.ts'
import { isPersonName, normalizeName } from '../../../lib/names/personName.ts'
import { pixKeyReaders } from '../../../lib/pixKey.ts'
import { countGraphemes, joinText, normalizeText } from '../../../lib/text.ts'
import type { PayoutAccount } from './payout.queries.ts'

type KeyProblem = 'keyMissing' | 'cpfLength' | 'cpfDigits' | 'phone' | 'email' | 'random'
type HolderProblem = 'holderMissing' | 'holderLength' | 'holderCharacters'

const problemOfForm = { PHONE: 'phone', EMAIL: 'email', RANDOM: 'random' } as const

/** Problem of a key for its type; undefined for a valid key. */
export function problemOfKey(
  keyType: PayoutAccount['keyType'],
  text: string,
): KeyProblem | undefined {
  if (normalizeText(text) === '') return 'keyMissing'
  if (pixKeyReaders[keyType](text) !== undefined) return undefined
  if (keyType !== 'CPF') return problemOfForm[keyType]
  return /^[0-9]{11}$/.test(joinText(text)) ? 'cpfDigits' : 'cpfLength'
}

const { minLength, maxLength } = payoutAccountRequestLimits.holder

/** Problem of a holder's name. The server checks that it is the member's own name. */
export function problemOfHolder(text: string): HolderProblem | undefined {
  const name = normalizeName(text)
  if (name === '') return 'holderMissing'
  const length = countGraphemes(name)
  if (length < minLength || length > maxLength) return 'holderLength'
  return isPersonName(name) ? undefined : 'holderCharacters'
}
