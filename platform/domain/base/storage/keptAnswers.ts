/** In-process LRU cache of immutable results, separate for each store. */
export function createKeptAnswers<Answer>(maxEntries: number) {
  const kept = new WeakMap<object, Map<string, Promise<Answer>>>()
  /**
   * @param store the store of the result. @param key identifies everything that the result depends
   * on.
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
