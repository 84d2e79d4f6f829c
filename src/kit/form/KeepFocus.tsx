import { Component, type ReactNode } from 'react'

type Focus = { element: HTMLElement; start: number | null; end: number | null } | null

/** Not every input has a selection: some kinds throw when asked for one. */
function readFocus(): Focus {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return null
  const hasCaret =
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && /^(text|tel|password|search|url)$/.test(element.type))
  return hasCaret
    ? { element, start: element.selectionStart, end: element.selectionEnd }
    : { element, start: null, end: null }
}

/**
 * Keeps focus and caret where they are when its children are reordered: a browser takes the focus
 * from an element that moves. A class, since only a class sees the page before it changes.
 */
export class KeepFocus extends Component<{ children: ReactNode }> {
  override getSnapshotBeforeUpdate(): Focus {
    return readFocus()
  }

  override componentDidUpdate(_props: unknown, _state: unknown, focus: Focus): void {
    if (!focus || focus.element === document.activeElement || !focus.element.isConnected) return
    focus.element.focus({ preventScroll: true })
    const { element, start, end } = focus
    if (
      start !== null &&
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    ) {
      element.setSelectionRange(start, end)
    }
  }

  override render(): ReactNode {
    return this.props.children
  }
}
