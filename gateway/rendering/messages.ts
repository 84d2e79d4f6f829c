/** What the gateway and its rendering thread say to each other. */
import type { PageTexts, RenderOrder } from '../../src/lib/pageRenderer.ts'

/** A page to be rendered. */
export type ThreadOrder = RenderOrder & { kind: 'render'; id: number }

/** The answer to a call that the thread made. */
export type CallAnswer = {
  kind: 'answer'
  id: number
  /** Undefined when the call could not be made at all. */
  answer: { status: number; type: string; body: string } | undefined
}

export type ToThread = ThreadOrder | CallAnswer

/** A call of the contract that a page wants to make. */
export type CallOrder = {
  kind: 'call'
  id: number
  /** Path and query. */
  target: string
  headers: [string, string][]
}

/** A page that is rendered. */
export type RenderResult = PageTexts & { kind: 'rendered'; id: number }

/** A page whose answers are those that it was rendered with. */
export type RenderUnchanged = { kind: 'unchanged'; id: number }

/** A page that cannot be rendered. */
export type RenderFailure = { kind: 'failed'; id: number; reason: string }

/** How an order to render ended. */
export type RenderEnd = RenderResult | RenderUnchanged | RenderFailure

export type FromThread = CallOrder | RenderEnd
