/**
 * The languages that players are shown unless a build is told otherwise; the first is the default.
 */
export const usualLanguages: readonly string[] = ['pt', 'en']

/** The codes of a list as `VITE_LANGUAGES` has it; the usual ones when it names none. */
export function languageCodes(list: string | undefined): readonly string[] {
  const codes = (list ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '')
  return codes.length > 0 ? codes : usualLanguages
}
