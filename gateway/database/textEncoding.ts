/**
 * Encoding for JavaScript strings that databases cannot store. PostgreSQL rejects U+0000. UTF-8
 * lacks lone surrogates, so drivers replace them with U+FFFD. The encoding escapes both with U+0001
 * and U+D7FF, and escapes these two characters as well. Strings without these characters are stored
 * unchanged. Every string can be decoded, and the encoding preserves the order of code points.
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

export const encodeText = (text: string): string =>
  text.replace(awkward, (character) => {
    if (character === '\0') return lowLead + ofNull
    if (character === lowLead || character === highLead) return character + ofLead
    return highLead + String.fromCharCode(character.charCodeAt(0) - firstSurrogate + firstMark)
  })

/** Reverses `encodeText`. */
export const decodeText = (text: string): string =>
  text.replace(escapePattern, (_, lead: string, mark: string) => {
    if (mark === ofLead) return lead
    if (lead === lowLead) return '\0'
    return String.fromCharCode(mark.charCodeAt(0) - firstMark + firstSurrogate)
  })
