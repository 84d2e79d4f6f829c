import { foldText } from '../../lib/search/foldText.ts'
import type { Language } from '../i18n/allLanguages.ts'

type Visit = {
  /** `navigator.languages`: the device's languages in order of preference. */
  preferences: readonly string[]
  /** Languages of the build. */
  languages: readonly Language[]
  /** Language of the page. */
  current: Language
  /** True when the visitor has chosen a language, on this visit or an earlier one. */
  hasChosen: boolean
  /** Code of the language that the visitor has declined. */
  declinedCode: string | null
}

/**
 * The language to offer: the first of the device's languages that the portal has. Undefined when
 * the page has it already, the visitor has chosen a language, or has declined this one.
 */
export function offeredLanguage(visit: Visit): Language | undefined {
  const { preferences, languages, current, hasChosen, declinedCode } = visit
  if (hasChosen) return undefined
  for (const tag of preferences) {
    const language = shownAs(tag, languages)
    if (language)
      return language === current || language.code === declinedCode ? undefined : language
  }
  return undefined
}

/** The languages of the device first, in its order of preference; the others keep their order. */
export function sortForDevice(
  languages: readonly Language[],
  preferences: readonly string[],
): Language[] {
  const preferred = preferences
    .map((tag) => shownAs(tag, languages))
    .filter((language) => language !== undefined)
  return [...new Set([...preferred, ...languages])]
}

/**
 * The languages whose own name, English name, name in the language of the page, or code contains
 * a text, without regard to case and accents.
 */
export function findLanguages(
  languages: readonly Language[],
  text: string,
  pageLocale: string,
): Language[] {
  const folded = foldText(text)
  const names = new Intl.DisplayNames([pageLocale, 'en'], { type: 'language' })
  const englishNames = new Intl.DisplayNames('en', { type: 'language' })
  return languages.filter(({ code, locale, name }) =>
    [name, names.of(locale), englishNames.of(locale), code].some((each) =>
      foldText(each ?? '').includes(folded),
    ),
  )
}

/**
 * The language for a tag: an exact match, otherwise the same language in the same script, in any
 * region.
 */
function shownAs(tag: string, languages: readonly Language[]): Language | undefined {
  const likely = likelyScript(tag)
  return (
    languages.find(({ locale }) => locale.toLowerCase() === tag.toLowerCase()) ??
    languages.find(({ locale }) => likely !== undefined && likelyScript(locale) === likely)
  )
}

/**
 * Adds the likely script: `zh-TW` and `zh-CN` become `zh-Hant` and `zh-Hans`; undefined for an
 * invalid tag.
 */
function likelyScript(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return undefined
  }
}
