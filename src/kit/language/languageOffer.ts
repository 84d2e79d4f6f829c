import { foldText } from '../../lib/search/foldText.ts'
import type { Language } from '../i18n/allLanguages.ts'

type Visit = {
  /** `navigator.languages`: the device's languages in order of preference. */
  preferences: readonly string[]
  /** Languages of the build. */
  languages: readonly Language[]
  /** Language of the page. */
  current: Language
  /** True if the visitor has chosen a language, on this visit or an earlier one. */
  hasChosen: boolean
  declinedCode: string | null
}

/**
 * Language to offer: the first of the device's languages that the portal has. Returns undefined if
 * this is the language of the page, if the visitor has declined it, or if the visitor has already
 * chosen a language.
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

/**
 * Sorts languages: first those of the device, in its order of preference, then all others, in their
 * previous order.
 */
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
 * Languages whose own name, English name, name in the page's language, or code contains the text.
 * Case and accents are ignored.
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
 * Language of the build for a tag: an exact match, or else the same language and script in any
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
 * Language with its likely script: `zh-Hant` for `zh-TW`, `zh-Hans` for `zh-CN`; undefined for an
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
