import { localStore } from '../../kit/storage.ts'

/**
 * One intended movement of money, from the form that asks for it to the server's answer. All tabs share
 * it, so that two of them cannot ask for the same twice.
 */
export type Attempt = {
  /** The idempotency key. */
  key: string
  /** What was sent without an answer; kept over a reload. */
  unanswered?: {
    /** A decimal string; absent where it was no amount of money. */
    amount?: string
    /** Milliseconds since 1970. */
    at: number
  }
}

const storageKey = (form: string) => `moneyRequest.${form}`

/** @throws {TypeError} for what this version does not keep. */
function parseAttempt(json: unknown): Attempt {
  const { key, unanswered } = propertiesOf(json)
  if (typeof key !== 'string') throw new TypeError('not an attempt')
  const { amount, at } = propertiesOf(unanswered)
  if (typeof at !== 'number') return { key }
  return { key, unanswered: { at, ...(typeof amount === 'string' && { amount }) } }
}

const propertiesOf = (json: unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(json ?? {}))

/** The attempt of a form that is under way in this browser, or a new one. */
export function openAttempt(form: string): Attempt {
  return localStore.getJson(storageKey(form), parseAttempt) ?? renewAttempt(form)
}

/** Begins another attempt: what is sent with it counts by itself. */
export function renewAttempt(form: string): Attempt {
  const attempt = { key: crypto.randomUUID() }
  localStore.setJson(storageKey(form), attempt)
  return attempt
}

/** Keeps what was sent without an answer, or that its answer came; another tab's attempt stays. */
export function keepAttempt(form: string, attempt: Attempt): void {
  if (openAttempt(form).key === attempt.key) localStore.setJson(storageKey(form), attempt)
}

/** Ends an attempt that succeeded. @returns the one that comes after it. */
export function endAttempt(form: string, { key }: Attempt): Attempt {
  const current = openAttempt(form)
  return current.key === key ? renewAttempt(form) : current
}
