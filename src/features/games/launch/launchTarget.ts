/** Pattern of `target` in the contract's `StartGameRequest`. */
const form = /^[A-Za-z0-9:._-]{1,80}$/

/**
 * Match or selection that a sports book opens at, from the URL; undefined if missing or invalid.
 */
export const readLaunchTarget = (search: URLSearchParams): string | undefined =>
  form.exec(search.get('target') ?? '')?.[0]
