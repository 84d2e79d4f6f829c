import type { EndpointKey } from './gen/endpoints.ts'

/** Report for developers on a response that breaks the contract. */
export type BrokenAnswer = {
  call: EndpointKey
  status: number
  /** Place as a JSON pointer into the response, and the reason. */
  violations: readonly { path: string; reason: string }[]
}

const listeners = new Set<(answer: BrokenAnswer) => void>()

/**
 * Notifies the listener of such responses, in development only.
 * @returns stops the notifications.
 */
export function watchBrokenAnswers(listener: (answer: BrokenAnswer) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellBrokenAnswer(answer: BrokenAnswer): void {
  for (const listener of listeners) listener(answer)
}
