import { normalizeText } from '../text.ts'

/**
 * Rules for all names of people: nicknames, usernames, full names and account holders. They follow
 * the nickname profile of PRECIS (RFC 8266) and, for combining marks, Unicode's security mechanisms
 * (UTS #39).
 */

/**
 * Controls, formatting and direction marks, lone surrogates, private-use and unassigned characters,
 * replacement characters, and all other invisible characters except spaces.
 */
const rejectedCharacter = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFFC\uFFFD]/u
const allRejected = new RegExp(rejectedCharacter, 'gu')

/** Combining marks without a base letter, and more marks on one letter than any script uses. */
const strayMarks = /(^| )\p{M}|[\p{Mn}\p{Me}]{5}/u

const emojiPart = String.raw`(?:\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)`
const emojiSequence = new RegExp(`${emojiPart}(?:\\u200D${emojiPart})*|[0-9#*]\\uFE0F\\u20E3`, 'gu')
const emojiJoiners = /[\u200D\uFE0F]/g

/**
 * Arabic letters that join on both sides (Joining_Type D), and those that join to the right (R).
 */
const dualJoining = String.raw`\u0620\u0626\u0628\u062A-\u062E\u0633-\u063F\u0641-\u0647\u0649\u064A\u066E\u066F\u0678-\u0687\u069A-\u06BF\u06C1\u06C2\u06CC\u06CE\u06D0\u06D1\u06FA-\u06FC\u06FF\u0750-\u0758\u075C-\u076A\u076D-\u0770\u0772\u0775-\u0777\u077A-\u077F`
const rightJoining = String.raw`\u0622-\u0625\u0627\u0629\u062F-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06C0\u06C3-\u06CB\u06CD\u06CF\u06D2\u06D3\u06D5\u06EE\u06EF\u0759-\u075B\u076B\u076C\u0771\u0773\u0774\u0778\u0779`
/** RFC 5892, A.1: a zero-width non-joiner separates two letters that would join. */
const arabicNonJoiner = new RegExp(
  `([${dualJoining}]\\p{Mn}*)\\u200C(?=\\p{Mn}*[${dualJoining}${rightJoining}])`,
  'gu',
)
/**
 * Zero-width joiner or non-joiner after the virama of an Indic script, where it selects the form of
 * the letter (RFC 5892, A.1 and A.2).
 */
const indicJoiner =
  /([\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA\u1039\u103A\u17D2])[\u200C\u200D]/g

/**
 * Normal form in which a name is checked and stored: `normalizeText`, and every run of spaces
 * replaced by one ASCII space. Normalising twice changes nothing.
 */
export const normalizeName = (name: string): string =>
  normalizeText(name).replaceAll(/\p{Zs}+/gu, ' ')

/**
 * True if every character of a normalised name is visible and does not affect the text around the
 * name. Zero-width joiners may occur inside an emoji and where a script needs them (RFC 5892,
 * ContextJ).
 */
export function isPersonName(name: string): boolean {
  const plain = withoutJoiners(name)
  return (
    name !== '' &&
    name === normalizeName(name) &&
    !rejectedCharacter.test(plain) &&
    !strayMarks.test(plain)
  )
}

/**
 * A stored name for plain text such as an attribute or a server's message: without the characters
 * that names may not contain, and without zero-width joiners.
 */
export const plainName = (name: string): string => normalizeName(name.replaceAll(allRejected, ''))

const withoutJoiners = (name: string): string =>
  name
    .replaceAll(arabicNonJoiner, '$1')
    .replaceAll(indicJoiner, '$1')
    .replaceAll(emojiSequence, (sequence) => sequence.replaceAll(emojiJoiners, ''))
