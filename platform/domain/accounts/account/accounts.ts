import { readPhone } from '../../../../src/lib/phone.ts'
import { joinText } from '../../../../src/lib/text.ts'
import type { MemberRow } from '../../base/collections/collections.ts'
import type { Context } from '../../base/context/context.ts'
import type { Platform } from '../../base/platform/platform.ts'
import { usernameKey } from './accountName.ts'

const mostAccounts = 3

/** Mobile number; the dialing code is present only if it was typed. */
type TypedNumber = { countryDialingCode?: string; mobileNum: string }

/**
 * Parses a mobile number in any notation. A number without a dialing code belongs to the market's
 * country. Undefined if the input is not a mobile number.
 */
function numberIn(
  { countryCodes }: Pick<Platform, 'countryCodes'>,
  input: string,
): TypedNumber | undefined {
  const number = joinText(input)
  if (!/^\+?[0-9]{4,20}$/.test(number)) return undefined
  const isInternational = /^(?:\+|00)/.test(number)
  const countries = isInternational
    ? countryCodes.toSorted((one, other) => other.dialingCode.length - one.dialingCode.length)
    : countryCodes.slice(0, 1)
  for (const { dialingCode, minDigits: min, maxDigits: max } of countries) {
    const mobileNum = readPhone(number, { dialingCode, min, max })
    const hadCode = number.length - mobileNum.length >= dialingCode.length - 1
    if (hadCode) return { countryDialingCode: dialingCode, mobileNum }
    if (!isInternational) return { mobileNum }
  }
  return undefined
}

/** Key of the counter for login attempts, the same for all spellings of a username or number. */
export const attemptedName = (platform: Pick<Platform, 'countryCodes'>, name: string): string =>
  numberIn(platform, name)?.mobileNum ?? usernameKey(name)

/**
 * Accounts whose username or mobile number matches: first by username, then by number. Several can
 * match, since equal numbers exist in several countries.
 * @param name trimmed username or mobile number.
 */
export async function findAccounts(
  context: Pick<Context, 'store'>,
  platform: Pick<Platform, 'countryCodes'>,
  name: string,
): Promise<MemberRow[]> {
  const byName = await context.store.members.find({ where: { usernameKey: usernameKey(name) } })
  const number = numberIn(platform, name)
  const byNumber = number
    ? await context.store.members.find({ where: number, limit: mostAccounts })
    : []
  const unique = new Map([...byName, ...byNumber].map((account) => [account.id, account]))
  return [...unique.values()].slice(0, mostAccounts)
}
