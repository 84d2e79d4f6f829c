/**
 * Accents of Latin, Greek and Cyrillic letters, the vowel signs that Arabic leaves out, and the dots
 * of Indian letters for foreign sounds, which most people leave out too.
 */
const marks = /[\u0300-\u036f\u064b-\u065f\u0670\u093c\u09bc]/g
/**
 * Apostrophes and Uzbek's letter signs, which are typed in many ways or not at all; what stretches
 * Arabic words; joiners and marks that show nothing.
 */
const signs = /['’‘ʻʼ`´\u0640\u00ad\u200b-\u200f\u2060]/g

/** Letters without an accent to take off, each with what people type for it on other keyboards. */
const plainLetters = new Map(
  [
    'đd øo łl ħh ıi əe ðd ßss æae œoe þth',
    'әа ғг қк ңн өо ұу үу һх іи',
    // Arabic's two forms of yeh, kaf and heh, as Persian and Urdu write them.
    '\u0649\u064a \u06cc\u064a \u06a9\u0643 \u0629\u0647 \u06c1\u0647 \u06be\u0647',
  ]
    .flatMap((pairs) => pairs.split(' '))
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)
const specialLetters = new RegExp(`[${[...plainLetters.keys()].join('')}]`, 'g')

const katakana = /[\u30a1-\u30f6]/g
const toHiragana = (letter: string) => String.fromCharCode(letter.charCodeAt(0) - 0x60)

/** As `foldText`, with the space at the ends left alone: also for many texts with breaks between. */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(marks, '')
    .replaceAll(signs, '')
    .toLowerCase()
    .replaceAll(specialLetters, (letter) => plainLetters.get(letter) ?? letter)
    .replaceAll(katakana, toHiragana)
    .normalize('NFC')

/**
 * A text in the form that searches compare: without case, accents, width and space at its ends
 * (LOB-17). Vowel signs of Indian, Thai and Khmer words stay: without them they are other words.
 * Letters that few keyboards have are as people type them elsewhere: `đ` as `d`, Kazakh `қ` as `к`,
 * Persian and Urdu letters as the Arabic ones, katakana as hiragana.
 */
export const foldText = (text: string): string => foldLetters(text).trim()
