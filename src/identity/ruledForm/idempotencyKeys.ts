/**
 * Idempotency keys of submits. A retry of the same body after a lost response keeps its key, so
 * that the server does not create a second account. A new body or a definite answer ends the key.
 */
export function createIdempotencyKeys(makeKey: () => string = () => crypto.randomUUID()) {
  let current: { body: string; key: string } | undefined
  return {
    keyFor(body: unknown): string {
      const text = JSON.stringify(body)
      if (current?.body !== text) current = { body: text, key: makeKey() }
      return current.key
    },
    /**
     * Ends the current key after a definite answer of the server: the next call is a new submit.
     */
    settle(): void {
      current = undefined
    },
  }
}
