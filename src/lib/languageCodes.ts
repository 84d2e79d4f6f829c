/** Languages of a build without its own configuration; the first one is the default. */
export const usualLanguages: readonly string[] = ['pt', 'en']

/** Codes in a comma-separated list (`VITE_LANGUAGES`); `usualLanguages` when it contains none. */
export function languageCodes(list: string | undefined): readonly string[] {
  const codes = (list ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter((code) => code !== '')
  return codes.length > 0 ? codes : usualLanguages
}
