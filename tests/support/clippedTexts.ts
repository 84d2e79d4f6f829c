import type { Page } from '@playwright/test'

/**
 * Finds unreadable content of the current page: a page that scrolls sideways, and texts that
 * overflow their control or are clipped by an ancestor. A text with an ellipsis is intentional when
 * a `title` or an accessible name contains the whole text.
 */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(findClippedTexts)
}

/** Runs in the page, so it must not refer to outer variables. */
function findClippedTexts(): string[] {
  /**
   * Tolerated overflow in CSS pixels: to a side, and below, since glyphs are taller than many
   * lines.
   */
  const [tolerance, tallness] = [1.5, 6]
  const found = new Set<string>()
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth)
    found.add(`the page is ${root.scrollWidth - root.clientWidth} px too wide`)

  const describe = (element: Element) =>
    `${element.tagName.toLowerCase()}.${String(element.className).split(' ')[0]}`
  const isOutside = (text: DOMRect, { left, right }: DOMRect) =>
    text.left < left - tolerance || text.right > right + tolerance
  const isCutOnPurpose = (element: Element, style: CSSStyleDeclaration) =>
    (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') &&
    element.closest('[title]') !== null

  const look = (node: Text) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    const rect = range.getBoundingClientRect()
    for (let element = node.parentElement; element; element = element.parentElement) {
      const style = getComputedStyle(element)
      // Texts for screen readers have a clip path, and no ancestor clips a fixed element.
      if (style.clipPath !== 'none' || style.position === 'fixed') return
      const box = element.getBoundingClientRect()
      if (isCutOnPurpose(element, style)) return
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const isControl = element.matches('button, a, [role=tab], td, th, label, summary')
      const isInline = style.display === 'inline' || style.display === 'contents'
      const isCut =
        ((hides(style.overflowX) || (isControl && !isInline)) && isOutside(rect, box)) ||
        (hides(style.overflowY) && rect.bottom > box.bottom + tallness)
      if (isCut) found.add(`'${node.data.trim().slice(0, 40)}' in ${describe(element)}`)
      // The content of a scroll container can be scrolled into view.
      if (/auto|scroll/.test(style.overflow) || isCut) return
    }
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const isShown = node.parentElement?.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
    })
    const isChoice = node.parentElement?.closest('option, script, style, svg, [inert]') != null
    if (node instanceof Text && node.data.trim() !== '' && isShown && !isChoice) look(node)
  }
  return [...found]
}
