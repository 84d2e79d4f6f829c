/** Messages between the gateway and its rendering thread. */
import type { PageTexts, RenderOrder } from '../../src/lib/pageRenderer.ts'

export type ThreadOrder = RenderOrder & { kind: 'render'; id: number }

/** Response to a call of the thread. */
export type CallAnswer = {
  kind: 'answer'
  id: number
  /** Undefined when the call failed without a response. */
  answer: { status: number; type: string; body: string } | undefined
}

export type ToThread = ThreadOrder | CallAnswer

/** Call of the contract that a page makes. */
export type CallOrder = {
  kind: 'call'
  id: number
  /** Path and query. */
  target: string
  headers: [string, string][]
}

export type RenderResult = PageTexts & { kind: 'rendered'; id: number }

/**
 * The page was not rendered, because the responses to its calls equal those of its last rendering.
 */
export type RenderUnchanged = { kind: 'unchanged'; id: number }

export type RenderFailure = { kind: 'failed'; id: number; reason: string }

/** Result of a `ThreadOrder`. */
export type RenderEnd = RenderResult | RenderUnchanged | RenderFailure

export type FromThread = CallOrder | RenderEnd
