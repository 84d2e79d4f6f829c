import { allLanguages, type Language } from '../../kit/i18n/allLanguages.ts'

/** Language with this code. @throws {Error} for an unknown code. */
export function languageNamed(code: string): Language {
  const language = allLanguages.find((each) => each.code === code)
  if (language === undefined) throw new Error(`no language ${code}`)
  return language
}
