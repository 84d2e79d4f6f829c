/**
 * Accents of Latin, Greek and Cyrillic letters, vowel signs of Arabic, and dots that mark foreign
 * sounds in Indian scripts. Most visitors do not type them.
 */
const marks = /[\u0300-\u036f\u064b-\u065f\u0670\u093c\u09bc]/g
/**
 * Apostrophes and the letter signs of Uzbek, which visitors type in many ways or not at all; the
 * sign that stretches Arabic words; zero-width joiners and invisible marks.
 */
const signs = /['’‘ʻʼ`´\u0640\u00ad\u200b-\u200f\u2060]/g

/** Pairs of a letter that has no removable accent and the letters that visitors type instead. */
const plainLetters = new Map(
  [
    'đd øo łl ħh ıi əe ðd ßss æae œoe þth',
    'әа ғг қк ңн өо ұу үу һх іи',
    // Variants of the Arabic letters yeh, kaf and heh, as Persian and Urdu write them.
    '\u0649\u064a \u06cc\u064a \u06a9\u0643 \u0629\u0647 \u06c1\u0647 \u06be\u0647',
  ]
    .flatMap((pairs) => pairs.split(' '))
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)
const specialLetters = new RegExp(`[${[...plainLetters.keys()].join('')}]`, 'g')

const katakana = /[\u30a1-\u30f6]/g
const toHiragana = (letter: string) => String.fromCharCode(letter.charCodeAt(0) - 0x60)

/** Folds a text, or several texts separated by line breaks, without removing spaces at the ends. */
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
 * Folds a text to its search form: without case, accents, character width and spaces at both ends
 * (LOB-17). Vowel signs of Indian scripts, Thai and Khmer are kept, since they distinguish words.
 * Special letters become the letters that visitors type instead: `đ` becomes `d`, Kazakh `қ`
 * becomes `к`, Persian and Urdu letters become Arabic letters, and katakana becomes hiragana.
 */
export const foldText = (text: string): string => foldLetters(text).trim()
