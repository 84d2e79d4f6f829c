import type { EndpointKey } from './gen/endpoints.ts'

/** An answer that broke the contract, as a developer is told of it. */
export type BrokenAnswer = {
  call: EndpointKey
  status: number
  /** Where, as a JSON pointer into the answer, and why. */
  violations: readonly { path: string; reason: string }[]
}

const listeners = new Set<(answer: BrokenAnswer) => void>()

/** Development only. @returns stops telling the listener. */
export function watchBrokenAnswers(listener: (answer: BrokenAnswer) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellBrokenAnswer(answer: BrokenAnswer): void {
  for (const listener of listeners) listener(answer)
}
