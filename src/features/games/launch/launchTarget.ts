/** Form of `target` in the contract's `StartGameRequest`. */
const form = /^[A-Za-z0-9:._-]{1,80}$/

/** Match or selection at which a URL opens a sports book; undefined for an invalid one. */
export const readLaunchTarget = (search: URLSearchParams): string | undefined =>
  form.exec(search.get('target') ?? '')?.[0]
