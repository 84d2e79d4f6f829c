import type { EndpointKey } from './gen/endpoints.ts'

/** Report for developers on a response that breaks the contract. */
export type BrokenAnswer = {
  call: EndpointKey
  status: number
  /** `path` is a JSON pointer into the response. */
  violations: readonly { path: string; reason: string }[]
}

const listeners = new Set<(answer: BrokenAnswer) => void>()

/**
 * Notifies the listener of responses that break the contract, in development only.
 * @returns a function that stops the notifications.
 */
export function watchBrokenAnswers(listener: (answer: BrokenAnswer) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellBrokenAnswer(answer: BrokenAnswer): void {
  for (const listener of listeners) listener(answer)
}
