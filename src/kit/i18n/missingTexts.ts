const counted = new Map<string, Set<string>>()

/** Counts texts that a language lacks; English is shown in their place. */
export function countMissing(languageCode: string, ids: readonly string[]): void {
  const known = counted.get(languageCode) ?? new Set()
  for (const id of ids) known.add(id)
  counted.set(languageCode, known)
}

/** How many texts each language that was shown lacks. */
export function missingTextCounts(): Record<string, number> {
  return Object.fromEntries([...counted].map(([code, ids]) => [code, ids.size]))
}
