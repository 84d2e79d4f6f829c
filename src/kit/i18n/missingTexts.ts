const countedTexts = new Map<string, Set<string>>()

/** Counts texts that a language lacks; English is shown in their place. */
export function countMissing(languageCode: string, ids: readonly string[]): void {
  const known = countedTexts.get(languageCode) ?? new Set()
  for (const id of ids) known.add(id)
  countedTexts.set(languageCode, known)
}

/** Whether a language, whose texts were loaded, has no words of its own for this one. */
export const lacksText = (languageCode: string, id: string): boolean =>
  countedTexts.get(languageCode)?.has(id) ?? false

/** How many texts each language that was shown lacks. */
export function missingTextCounts(): Record<string, number> {
  return Object.fromEntries([...countedTexts].map(([code, ids]) => [code, ids.size]))
}
