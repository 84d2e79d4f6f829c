const countedTexts = new Map<string, Set<string>>()

/** Records texts that a language lacks; the portal shows the English texts instead. */
export function countMissing(languageCode: string, ids: readonly string[]): void {
  const known = countedTexts.get(languageCode) ?? new Set()
  for (const id of ids) known.add(id)
  countedTexts.set(languageCode, known)
}

/** True if the loaded texts of a language lack this text. */
export const lacksText = (languageCode: string, id: string): boolean =>
  countedTexts.get(languageCode)?.has(id) ?? false

/** Number of missing texts by code of the language. */
export function missingTextCounts(): Record<string, number> {
  return Object.fromEntries([...countedTexts].map(([code, ids]) => [code, ids.size]))
}
