import type { BrowserMocks } from '../page/browserMocks.ts'

/** Data and functions of the panel that its sections use. */
export type Panel = {
  mocks: BrowserMocks
  /** Shows a message in the panel. Screen readers announce the message. */
  tell(message: string): void
  /** Loads a URL of the portal with a full page load. */
  open(address: string): void
}

export type Section = {
  title: string
  /** True for a long, rarely used section. It is collapsed at first. */
  isFolded?: true
  nodes: Node[]
  /** Updates the section while the panel is open. Changes only nodes whose content has changed. */
  refresh?(): void | Promise<void>
}

/**
 * Creates a function that fills a list with lines. Unchanged lines leave the list as it is, so that
 * it keeps the focus.
 */
export function createListFiller<Line = string>(
  list: HTMLElement,
  fill: (lines: readonly Line[]) => Node[],
): (lines: readonly Line[]) => void {
  let shown = ''
  return (lines) => {
    const next = JSON.stringify(lines)
    if (next === shown) return
    shown = next
    list.replaceChildren(...fill(lines))
  }
}
