import { languageCodes, usualLanguages } from '../../lib/languageCodes.ts'

/** Properties of an interface language. No code depends on the number of languages. */
export type Language = {
  /** Code of the text file `locales/<code>.json`, of the cookie and of the stored choice. */
  code: string
  /** BCP 47 tag for `<html lang>`, numbers and dates. */
  locale: string
  /** Name of the language in that language. */
  name: string
  direction: 'ltr' | 'rtl'
}

/** Languages that the portal can be translated to; a build shows a selection of them (I18N-02). */
export const allLanguages: readonly Language[] = [
  { code: 'pt', locale: 'pt-BR', name: 'Português', direction: 'ltr' },
  { code: 'en', locale: 'en', name: 'English', direction: 'ltr' },
  { code: 'es', locale: 'es', name: 'Español', direction: 'ltr' },
  { code: 'fr', locale: 'fr', name: 'Français', direction: 'ltr' },
  { code: 'zh-Hans', locale: 'zh-Hans', name: '简体中文', direction: 'ltr' },
  { code: 'ja', locale: 'ja', name: '日本語', direction: 'ltr' },
  { code: 'ko', locale: 'ko', name: '한국어', direction: 'ltr' },
  { code: 'th', locale: 'th', name: 'ไทย', direction: 'ltr' },
  { code: 'vi', locale: 'vi', name: 'Tiếng Việt', direction: 'ltr' },
  { code: 'my', locale: 'my', name: 'မြန်မာ', direction: 'ltr' },
  { code: 'km', locale: 'km', name: 'ខ្មែរ', direction: 'ltr' },
  { code: 'lo', locale: 'lo', name: 'ລາວ', direction: 'ltr' },
  { code: 'id', locale: 'id', name: 'Bahasa Indonesia', direction: 'ltr' },
  { code: 'ms', locale: 'ms', name: 'Bahasa Melayu', direction: 'ltr' },
  { code: 'fil', locale: 'fil', name: 'Filipino', direction: 'ltr' },
  { code: 'hi', locale: 'hi', name: 'हिन्दी', direction: 'ltr' },
  { code: 'bn', locale: 'bn', name: 'বাংলা', direction: 'ltr' },
  { code: 'ta', locale: 'ta', name: 'தமிழ்', direction: 'ltr' },
  { code: 'ne', locale: 'ne', name: 'नेपाली', direction: 'ltr' },
  { code: 'ur', locale: 'ur', name: 'اردو', direction: 'rtl' },
  { code: 'ar', locale: 'ar', name: 'العربية', direction: 'rtl' },
  { code: 'fa', locale: 'fa', name: 'فارسی', direction: 'rtl' },
  { code: 'tr', locale: 'tr', name: 'Türkçe', direction: 'ltr' },
  { code: 'ru', locale: 'ru', name: 'Русский', direction: 'ltr' },
  { code: 'kk', locale: 'kk', name: 'Қазақ тілі', direction: 'ltr' },
  { code: 'uz', locale: 'uz', name: 'Oʻzbekcha', direction: 'ltr' },
]

/**
 * Pseudo-languages: English with accents, brackets and 40% more length, one written from left to
 * right and one from right to left. They reveal texts that cannot be translated, elements that are
 * too small, and layout that is not mirrored. Only builds that list them in `VITE_LANGUAGES`
 * contain them.
 */
export const pseudoLanguages: readonly Language[] = [
  { code: 'en-XA', locale: 'en-XA', name: '[Þšéûðô]', direction: 'ltr' },
  { code: 'ar-XB', locale: 'ar-XB', name: '[\u202eÞšéûðô\u202c]', direction: 'rtl' },
]

const rightToLeftCodes: ReadonlySet<string> = new Set(
  [...allLanguages, ...pseudoLanguages]
    .filter(({ direction }) => direction === 'rtl')
    .map(({ code }) => code),
)

/** True if the texts of the language with this code run from right to left. */
export const isRightToLeft = (code: string): boolean => rightToLeftCodes.has(code)

/**
 * Parses a build's `VITE_LANGUAGES`. The first language is the default, and `all` stands for every
 * language. Unknown codes are ignored. If no code is known, `usualLanguages` are returned.
 */
export function languagesNamed(codes: string): [Language, ...Language[]] {
  const find = (list: readonly string[]) =>
    list
      .map((code) =>
        [...allLanguages, ...pseudoLanguages].find((language) => language.code === code),
      )
      .filter((language) => language !== undefined)
  const everyCode = allLanguages.map(({ code }) => code)
  const wanted = languageCodes(codes).flatMap((code) => (code === 'all' ? everyCode : [code]))
  const named = find([...new Set(wanted)])
  const [first, ...rest] = named.length > 0 ? named : find(usualLanguages)
  if (first === undefined) throw new Error('no languages')
  return [first, ...rest]
}
