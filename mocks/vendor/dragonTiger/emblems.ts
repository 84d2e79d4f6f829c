/** Heads of dragon and tiger, as SVG within 100 by 100. */

/** Draws the right half as the mirror image of the left one. */
const mirrored = (half: string): string =>
  `${half}<g transform="matrix(-1 0 0 1 100 0)">${half}</g>`

const svg = (content: string): string =>
  `<svg class="emblem" viewBox="0 0 100 100" aria-hidden="true">${content}</svg>`

const dragonHalf =
  '<path class="mane" d="M24 52Q6 58 2 76q12-6 20-4-8 10-4 24 10-10 20-18z"/><path class="horn" d="M31 32Q12 26 8 4q14 12 30 18z"/><path class="mane" d="M26 38L6 36l16 16z"/>'
const dragonFace =
  '<path class="ink" d="M29 45l17 7q-8 7-15 2z"/><circle class="glint" cx="38" cy="51" r="2.400"/><path class="ink" d="M40 70a4 3 0 0 1 6 0z"/><path class="fang" d="M40 80l3 9 4-8z"/><path class="whisker" d="M38 76Q20 80 13 97"/>'

export const dragonEmblem: string = svg(
  `${mirrored(dragonHalf)}<path class="skin" d="M31 28q19-13 38 0 10 15 5 30l-8 6q4 18-16 28-20-10-16-28l-8-6q-5-15 5-30z"/><path class="snout" d="M38 62q12-9 24 0l3 14q-15 10-30 0z"/><path class="horn" d="M50 16l7 15-7 12-7-12z"/>${mirrored(dragonFace)}`,
)

const tigerHalf =
  '<path class="skin" d="M50 18q-8 0-13 4L25 11 13 23q-3 11 1 21L5 54l10 4-4 12 13 2q10 18 26 20z"/><path class="snout" d="M50 60q-16-5-20 9 4 17 20 18z"/><path class="ink" d="M50 20l-3 12 3 6zM38 24l3 9 5 3-3-11zM14 44l15 3-13 4zM16 58l14 0-14 6zM20 28l6-8 4 6z"/><path class="ink" d="M28 47q8-9 16 1-8 5-16-1z"/><circle class="glint" cx="37" cy="46" r="2.600"/><path class="whisker" d="M34 72l-18 2M34 76l-16 8"/>'

export const tigerEmblem: string = svg(
  `${mirrored(tigerHalf)}<path class="ink" d="M42 62q8-3 16 0l-8 9z"/><path class="whisker" d="M50 71v5q-5 6-12 2m12-2q5 6 12 2"/>`,
)
