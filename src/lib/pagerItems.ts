/** A page number, or a gap for omitted pages. */
export type PagerItem = number | 'gap'

type Shape = {
  /** Number of consecutive pages around the current page, including the current page. */
  range: number
  /** Number of pages shown at the start, and at the end. */
  margin: number
}

/**
 * Items of a pager, in order. A gap replaces at least two pages.
 * @param page current page, from 1; a number beyond the last page counts as the last.
 */
export function pagerItems(page: number, pages: number, { range, margin }: Shape): PagerItem[] {
  const current = Math.min(Math.max(1, page), pages)
  const first = Math.max(1, Math.min(current - Math.floor(range / 2), pages - range + 1))
  const isNamed = (number: number) =>
    number <= margin || number > pages - margin || (number >= first && number < first + range)
  const items: PagerItem[] = []
  for (let number = 1; number <= pages; number += 1) {
    const isAlone = isNamed(number - 1) && isNamed(number + 1)
    if (isNamed(number) || isAlone) items.push(number)
    else if (items.at(-1) !== 'gap') items.push('gap')
  }
  return items
}
