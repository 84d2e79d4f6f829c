/** In-process LRU cache of immutable results, separate for each store. */
export function createKeptAnswers<Answer>(maxEntries: number) {
  const kept = new WeakMap<object, Map<string, Promise<Answer>>>()
  /**
   * @param store the store that the result was computed from.
   * @param key identifies all other inputs of the result.
   */
  return async (store: object, key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const answers = kept.get(store) ?? new Map<string, Promise<Answer>>()
    kept.set(store, answers)
    const answer = answers.get(key) ?? ask()
    answers.delete(key)
    answers.set(key, answer)
    const [oldest] = answers.keys()
    if (answers.size > maxEntries && oldest !== undefined) answers.delete(oldest)
    try {
      return await answer
    } catch (error) {
      answers.delete(key)
      throw error
    }
  }
}
