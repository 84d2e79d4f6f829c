import {
  type MessageFormatElement,
  type PluralElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser'

/** Character that stands for an inserted value in the visible texts of a message. */
export const valueMark = '\u{FFFC}'

/** A parsed message. */
export type MessageShape = {
  /** Placeholders with their types and formats, tags, and keys of selects. */
  parts: ReadonlySet<string>
  /** Plurals and ordinals with their categories. */
  plurals: readonly PluralElement[]
  /** Visible texts: one for each case of the message's selects and plurals, the usual one first. */
  variants: readonly string[]
}

/**
 * Parses a message.
 * @throws SyntaxError if the text is not ICU MessageFormat
 */
export function shapeOf(text: string): MessageShape {
  const elements = parse(text)
  const parts = new Set<string>()
  const plurals: PluralElement[] = []
  collect(elements, parts, plurals)
  return { parts, plurals, variants: [...new Set(variantsOf(elements))] }
}

function collect(
  elements: readonly MessageFormatElement[],
  parts: Set<string>,
  plurals: PluralElement[],
): void {
  for (const element of elements) {
    if (element.type === TYPE.argument) parts.add(`{${element.value}}`)
    if (element.type === TYPE.number) parts.add(formatted(element.value, 'number', element.style))
    if (element.type === TYPE.date) parts.add(formatted(element.value, 'date', element.style))
    if (element.type === TYPE.time) parts.add(formatted(element.value, 'time', element.style))
    if (element.type === TYPE.tag) {
      parts.add(`<${element.value}>`)
      collect(element.children, parts, plurals)
    }
    if (element.type === TYPE.select) {
      const keys = Object.keys(element.options).toSorted().join(' ')
      parts.add(`{${element.value}, select, ${keys}}`)
    }
    if (element.type === TYPE.plural) {
      parts.add(`{${element.value}, ${element.pluralType}}`)
      plurals.push(element)
    }
    if (element.type !== TYPE.select && element.type !== TYPE.plural) continue
    for (const { value } of Object.values(element.options)) collect(value, parts, plurals)
  }
}

function formatted(name: string, type: string, style: unknown): string {
  const format =
    typeof style === 'object' && style !== null ? JSON.stringify(tokensOf(style)) : style
  return `{${[name, type, format].filter(Boolean).join(', ')}}`
}

/** Content of a number or date skeleton, without its position in the text. */
const tokensOf = (style: object): unknown =>
  'tokens' in style ? style.tokens : 'pattern' in style ? style.pattern : style

function variantsOf(elements: readonly MessageFormatElement[]): string[] {
  let variants = ['']
  for (const element of elements) {
    const [usual = '', ...others] = casesOf(element)
    const [before = ''] = variants
    variants = [
      ...variants.map((variant) => variant + usual),
      ...others.map((other) => before + other),
    ]
  }
  return variants
}

function casesOf(element: MessageFormatElement): string[] {
  if (element.type === TYPE.literal) return [element.value]
  if (element.type === TYPE.tag) return variantsOf(element.children)
  if (element.type !== TYPE.select && element.type !== TYPE.plural) return [valueMark]
  const { other, ...rest } = element.options
  return [other, ...Object.values(rest)].flatMap((option) =>
    option === undefined ? [] : variantsOf(option.value),
  )
}
