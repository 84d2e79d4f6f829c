import type { BrowserMocks } from '../page/browserMocks.ts'

/** Interface of the panel for its sections. */
export type Panel = {
  mocks: BrowserMocks
  /** Shows a message, which screen readers announce. */
  tell(message: string): void
  /** Navigates to an address of the portal with a full page load. */
  open(address: string): void
}

export type Section = {
  title: string
  /** Initially collapsed, for long sections that are rarely used. */
  isFolded?: true
  nodes: Node[]
  /**
   * Updates the section. Called while the panel is open; changes only nodes whose content has
   * changed.
   */
  refresh?(): void | Promise<void>
}

/** Refills a list only if its lines have changed, to preserve the focus. */
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
