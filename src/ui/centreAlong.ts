/** Brings an item of a strip into its middle, along the strip only: the page stays where it is. */
export function centreAlong(strip: HTMLElement, item: HTMLElement): void {
  strip.scrollLeft = item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2
}
