/** Answers that never change, kept in this process for each store, the latest ones alone. */
export function createKeptAnswers<Answer>(most: number) {
  const kept = new WeakMap<object, Map<string, Promise<Answer>>>()
  /** @param store whose answer it is. @param key names all that the answer depends on. */
  return async (store: object, key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const answers = kept.get(store) ?? new Map<string, Promise<Answer>>()
    kept.set(store, answers)
    const answer = answers.get(key) ?? ask()
    answers.delete(key)
    answers.set(key, answer)
    const [oldest] = answers.keys()
    if (answers.size > most && oldest !== undefined) answers.delete(oldest)
    try {
      return await answer
    } catch (error) {
      answers.delete(key)
      throw error
    }
  }
}
