/** Scrolls an item to the middle of its strip without scrolling the page. */
export function centreAlong(strip: HTMLElement, item: HTMLElement): void {
  // The formula also holds for the direction 'rtl'. There, `scrollLeft` is negative, and so is
  // `offsetLeft` of an item that overflows to the left.
  strip.scrollLeft = item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2
}

/** Scrolls an item of a box into view without scrolling the page. */
export function scrollToItem(box: HTMLElement, item: HTMLElement): void {
  const [outer, inner] = [box.getBoundingClientRect(), item.getBoundingClientRect()]
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return
  box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2
}
