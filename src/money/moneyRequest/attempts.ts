import { localStore } from '../../kit/storage.ts'

/**
 * An attempt to move money, from when the form opens until the server responds. All tabs share it,
 * so that two tabs cannot send the same movement twice.
 */
export type Attempt = {
  /** Idempotency key of the request. */
  key: string
  /** Request that was sent and has no response yet; still known after a reload. */
  unanswered?: {
    /** Decimal string; undefined if the request moves no money. */
    amount?: string
    /** Time of the attempt in milliseconds since 1970. */
    at: number
  }
}

const storageKey = (form: string) => `moneyRequest.${form}`

/**
 * @throws {TypeError} for a value that is not an attempt, such as one stored by another version.
 */
function parseAttempt(json: unknown): Attempt {
  const { key, unanswered } = propertiesOf(json)
  if (typeof key !== 'string') throw new TypeError('not an attempt')
  const { amount, at } = propertiesOf(unanswered)
  if (typeof at !== 'number') return { key }
  return { key, unanswered: { at, ...(typeof amount === 'string' && { amount }) } }
}

const propertiesOf = (json: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(json ?? {}))

/** Returns the current attempt of a form in this browser, or starts one. */
export function openAttempt(form: string): Attempt {
  return localStore.getJson(storageKey(form), parseAttempt) ?? renewAttempt(form)
}

/** Starts an attempt with a new key, so that its request counts as a different movement. */
export function renewAttempt(form: string): Attempt {
  const attempt = { key: crypto.randomUUID() }
  localStore.setJson(storageKey(form), attempt)
  return attempt
}

/** Stores an attempt, unless another tab has replaced it. */
export function keepAttempt(form: string, attempt: Attempt): void {
  if (openAttempt(form).key === attempt.key) localStore.setJson(storageKey(form), attempt)
}

/**
 * Ends a successful attempt.
 * @returns the current attempt: a new one, or the one that another tab has started
 */
export function endAttempt(form: string, { key }: Attempt): Attempt {
  const current = openAttempt(form)
  return current.key === key ? renewAttempt(form) : current
}
