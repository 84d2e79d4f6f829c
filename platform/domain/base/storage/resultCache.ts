/** In-process LRU cache of immutable results, separate for each store. */
export function createResultCache<Result>(maxEntries: number) {
  const caches = new WeakMap<object, Map<string, Promise<Result>>>()
  /**
   * @param store the store that the result was computed from.
   * @param key identifies all other inputs of the result.
   */
  return async (store: object, key: string, load: () => Promise<Result>): Promise<Result> => {
    const results = caches.get(store) ?? new Map<string, Promise<Result>>()
    caches.set(store, results)
    const result = results.get(key) ?? load()
    results.delete(key)
    results.set(key, result)
    const [oldest] = results.keys()
    if (results.size > maxEntries && oldest !== undefined) results.delete(oldest)
    try {
      return await result
    } catch (error) {
      results.delete(key)
      throw error
    }
  }
}
