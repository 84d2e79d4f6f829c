/**
 * Creates idempotency keys for submits. A retry of the same body after a lost response gets the
 * same key, so that the server does not create a second account. A changed body gets a new key.
 */
export function createIdempotencyKeys(makeKey: () => string = () => crypto.randomUUID()) {
  let current: { body: string; key: string } | undefined
  return {
    keyFor(body: unknown): string {
      const text = JSON.stringify(body)
      if (current?.body !== text) current = { body: text, key: makeKey() }
      return current.key
    },
    /** Call after a definite response: the next call of `keyFor` returns a new key. */
    settle(): void {
      current = undefined
    },
  }
}
