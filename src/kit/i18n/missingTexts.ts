const countedTexts = new Map<string, Set<string>>()

/** Counts texts that a language lacks; English is shown instead. */
export function countMissing(languageCode: string, ids: readonly string[]): void {
  const known = countedTexts.get(languageCode) ?? new Set()
  for (const id of ids) known.add(id)
  countedTexts.set(languageCode, known)
}

/** True when the loaded texts of a language lack this one. */
export const lacksText = (languageCode: string, id: string): boolean =>
  countedTexts.get(languageCode)?.has(id) ?? false

/** Number of missing texts for each language that was shown. */
export function missingTextCounts(): Record<string, number> {
  return Object.fromEntries([...countedTexts].map(([code, ids]) => [code, ids.size]))
}
