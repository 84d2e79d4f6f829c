import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'

const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value })
const [isolate, end] = [literal('\u2068'), literal('\u2069')]

const insertedTypes: ReadonlySet<TYPE> = new Set([TYPE.argument, TYPE.number, TYPE.date, TYPE.time])

/**
 * Adds FSI … PDI around the values of a message of a right-to-left language, so that a user name,
 * an amount or a negative number keeps its own direction and does not reorder the text around it
 * (LANG-03). The characters work in rich text, in `aria-label` and in titles, and the messages of
 * other languages need no code for them.
 */
export function isolateValues(message: readonly MessageFormatElement[]): MessageFormatElement[] {
  return message.flatMap((part) => {
    if (insertedTypes.has(part.type)) return [isolate, part, end]
    if (part.type === TYPE.tag) return [{ ...part, children: isolateValues(part.children) }]
    if (part.type !== TYPE.select && part.type !== TYPE.plural) return [part]
    const options = Object.fromEntries(
      Object.entries(part.options).map(([name, option]) => [
        name,
        { ...option, value: isolateValues(option.value) },
      ]),
    )
    return [{ ...part, options }]
  })
}
