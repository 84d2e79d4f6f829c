/**
 * One key for one submit: a retry of the same body, after an answer that got lost, keeps it, so
 * that the server tells the retry from a second account. A new body or a definite answer ends it.
 */
export function createIdempotencyKeys(makeKey: () => string = () => crypto.randomUUID()) {
  let current: { body: string; key: string } | undefined
  return {
    keyFor(body: unknown): string {
      const text = JSON.stringify(body)
      if (current?.body !== text) current = { body: text, key: makeKey() }
      return current.key
    },
    /** The server has answered: whatever comes next is another submit. */
    settle(): void {
      current = undefined
    },
  }
}
