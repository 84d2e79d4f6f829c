import type { Language } from '../i18n/allLanguages.ts'

type Visit = {
  /** As `navigator.languages`: the device's, the best first. */
  preferences: readonly string[]
  /** The languages that the portal has. */
  shown: readonly Language[]
  /** That of the page. */
  current: Language
  /** Whether the visitor has chosen a language, on this visit or an earlier one. */
  hasChosen: boolean
  /** The code of the language that the visitor would not have. */
  declined: string | null
}

/**
 * The language to offer: the first of the device's that the portal has, unless the page has it, the
 * visitor has chosen one, or would not have this one.
 */
export function offeredLanguage(visit: Visit): Language | undefined {
  const { preferences, shown, current, hasChosen, declined } = visit
  if (hasChosen) return undefined
  for (const tag of preferences) {
    const language = shownAs(tag, shown)
    if (language) return language === current || language.code === declined ? undefined : language
  }
  return undefined
}

/** The language of a tag: by the tag itself, else whatever its region, but in its script. */
function shownAs(tag: string, shown: readonly Language[]): Language | undefined {
  const likely = likelyScript(tag)
  return (
    shown.find(({ locale }) => locale.toLowerCase() === tag.toLowerCase()) ??
    shown.find(({ locale }) => likely !== undefined && likelyScript(locale) === likely)
  )
}

/** `zh-TW` and `zh-CN` are `zh-Hant` and `zh-Hans`; undefined for what is no tag. */
function likelyScript(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return undefined
  }
}
