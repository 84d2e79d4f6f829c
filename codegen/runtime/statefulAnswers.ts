/** Interface between handlers and a state. Copied beside generated code. */
import type { Answer } from './answerChoice.ts'

/** Valid request. */
export type StatefulRequest = {
  /** Decoded path parameters. */
  path: Readonly<Record<string, string>>
  url: URL
  /** Parsed body of JSON or a form. */
  body: unknown
}

/** Answer in place of the generated one, with its preferred example as body. */
export type StatefulAnswer = { answer: Answer; status: number }

/** State of earlier writes. */
export type State = {
  /**
   * Answer to a request of an operation.
   * @returns undefined to use the generated answer: the operation has no state, the item is
   * unknown, or its values are not valid in this answer.
   */
  answer(key: string, request: StatefulRequest): StatefulAnswer | undefined
  /** Drops all writes. */
  reset(): void
}
