/**
 * Texts of JavaScript that databases cannot keep: U+0000 (PostgreSQL refuses it) and halves of
 * surrogate pairs (UTF-8 has none, so drivers write U+FFFD instead). They are escaped by U+0001 and
 * U+D7FF, which are escaped themselves, so that every text comes back as it was and stays in the
 * order of its code points. All other texts are kept as they are.
 */
const firstSurrogate = 0xd800
const firstMark = 0x100
const lowLead = '\u0001'
const highLead = '\ud7ff'
const ofNull = '\u0001'
const ofLead = '\u0002'

const awkward = new RegExp(`[\\0${lowLead}${highLead}\\p{Surrogate}]`, 'gu')
const escapePattern = new RegExp(
  `([${lowLead}${highLead}])([${ofNull}${ofLead}\\u0100-\\u08FF])`,
  'g',
)

/** The text as a database keeps it. */
export const encodeText = (text: string): string =>
  text.replace(awkward, (character) => {
    if (character === '\0') return lowLead + ofNull
    if (character === lowLead || character === highLead) return character + ofLead
    return highLead + String.fromCharCode(character.charCodeAt(0) - firstSurrogate + firstMark)
  })

/** The text that `encodeText` was given. */
export const decodeText = (text: string): string =>
  text.replace(escapePattern, (_, lead: string, mark: string) => {
    if (mark === ofLead) return lead
    if (lead === lowLead) return '\0'
    return String.fromCharCode(mark.charCodeAt(0) - firstMark + firstSurrogate)
  })
