/** Scrolls an item to the middle of its strip without scrolling the page. */
export function centreAlong(strip: HTMLElement, item: HTMLElement): void {
  strip.scrollLeft = item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2
}
