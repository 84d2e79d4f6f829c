import type { BrowserMocks } from '../page/browserMocks.ts'

/** What a section of the panel works with. */
export type Panel = {
  mocks: BrowserMocks
  /** Says what happened, to eyes and screen readers. */
  tell(message: string): void
  /** Goes to an address of the portal, loading it again. */
  open(address: string): void
}

export type Section = {
  title: string
  /** Stands closed at first, for what is long and seldom wanted. */
  isFolded?: true
  nodes: Node[]
  /**
   * Shows what is true now. Called while the panel is open; touches nothing that has not changed.
   */
  refresh?(): void | Promise<void>
}

/** Fills a list again when its lines have changed, so that what stays keeps its focus. */
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
