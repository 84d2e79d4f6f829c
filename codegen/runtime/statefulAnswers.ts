/**
 * Interface between the request handlers and a state that stores earlier calls. This module is
 * copied into generated code.
 */
import type { Answer } from './answerChoice.ts'

/** Validated request to an operation. */
export type StatefulRequest = {
  /** Decoded path parameters. */
  path: Readonly<Record<string, string>>
  url: URL
  /** Parsed body of a JSON or form request. */
  body: unknown
}

/**
 * Response that replaces the generated response. The example `answer.preferredName` is its body.
 */
export type StatefulAnswer = { answer: Answer; status: number }

/** Effects of earlier calls on later responses. */
export type State = {
  /**
   * Returns the response to a call of an operation.
   * @param key the operation's key.
   * @returns undefined if the generated response is to be sent: the operation has no state, the
   * item is unknown, or its values are not valid in this response.
   */
  answer(key: string, request: StatefulRequest): StatefulAnswer | undefined
  /** Drops the effects of all calls. */
  reset(): void
}
