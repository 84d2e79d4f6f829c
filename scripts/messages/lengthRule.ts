import type { Rule } from './entry.ts'

/**
 * Kind of control with limited width. A text may be `factor` times as wide as the longer source
 * text. A width of `floor` columns is always allowed.
 */
type Place = { name: string; id: RegExp; longest: number; factor: number; floor: number }

/**
 * Kinds of controls, the narrowest first. `id` matches the ids of their messages. Messages whose
 * English text is wider than `longest` columns are exempt.
 */
const places: readonly Place[] = [
  {
    name: 'bottom bar',
    id: /^(?:home\.title|pages\.promotions|header\.(?:account|login|navigation|register|wallet))$/,
    longest: 12,
    factor: 1.3,
    floor: 15,
  },
  {
    name: 'tab, chip or table head',
    id: /(?:^|\.)(?:tabs?|columns?|filters|chips|periods|states|status(?:es)?)(?:\.|$)/,
    longest: 20,
    factor: 1.5,
    floor: 18,
  },
  {
    name: 'button',
    id: /\.(?:action|submit|send|save|back|next|again|retry|confirm|cancel|close|keep|copy|change|claim|play)$/,
    longest: 20,
    factor: 1.6,
    floor: 24,
  },
  { name: 'label or title', id: /\.(?:label|title)$/, longest: 24, factor: 1.7, floor: 30 },
]

/** The text of a message fits the kind of control that the message's id names. */
export const length: Rule = ({ id, shape, source, sense }) => {
  const placesOfId = places.filter((each) => each.id.test(id))
  if (placesOfId.length === 0) return []
  const sourceWidth = widestOf(source.shape.variants)
  const place = placesOfId.find(({ longest }) => sourceWidth <= longest)
  if (place === undefined) return []
  const room = Math.max(
    place.floor,
    Math.floor(Math.max(sourceWidth, widestOf(sense.shape.variants)) * place.factor),
  )
  const width = widestOf(shape.variants)
  return width <= room
    ? []
    : [`is ${width} columns wide, a ${place.name} has ${room}: "${source.text}"`]
}

const widestOf = (variants: readonly string[]): number => Math.max(...variants.map(widthOf))

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** East Asian wide and full-width characters, which take two columns. */
const wide =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/u

/** Width of a text in columns. */
function widthOf(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length
  let width = 0
  for (const { segment } of segmenter.segment(text)) width += wide.test(segment) ? 2 : 1
  return width
}
