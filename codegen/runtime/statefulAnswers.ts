/** What handlers need of a state, whatever keeps it. Copied beside generated code. */
import type { Answer } from './answerChoice.ts'

/** A request that keeps the contract. */
export type StatefulRequest = {
  /** The path's parameters, decoded. */
  path: Readonly<Record<string, string>>
  url: URL
  /** What the body says, when it is JSON or a form. */
  body: unknown
}

/** An answer to send instead of the generated one; its preferred example is the body. */
export type StatefulAnswer = { answer: Answer; status: number }

/** What was written before, and is answered again. */
export type State = {
  /**
   * The answer to a request of an operation.
   * @returns undefined when the generated answer stands: nothing is kept for the operation, nothing
   *   is
   * known of the item, or what is known is not valid in this answer.
   */
  answer(key: string, request: StatefulRequest): StatefulAnswer | undefined
  /** Goes back to the start: everything that was written is forgotten. */
  reset(): void
}
