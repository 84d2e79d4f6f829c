import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'

const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value })
const [isolate, end] = [literal('\u2068'), literal('\u2069')]

const insertedTypes: ReadonlySet<TYPE> = new Set([TYPE.argument, TYPE.number, TYPE.date, TYPE.time])

/** A sign or a unit that belongs to the value beside it. */
const signBefore = /(?<![^\s(])(?:[+±≈] ?|[-−])$/
const unitAfter = /^\u00a0?[%‰°′″](?!\p{L})/u

const textOf = (part: MessageFormatElement | undefined): string =>
  part?.type === TYPE.literal ? part.value : ''

const isInserted = (part: MessageFormatElement | undefined): boolean =>
  part !== undefined && insertedTypes.has(part.type)

const piece = (found: readonly string[] | null): MessageFormatElement[] =>
  found?.[0] ? [literal(found[0])] : []

/**
 * Adds FSI … PDI around the values of a message of a right-to-left language, so that a user name,
 * an amount or a negative number keeps its own direction and does not reorder the text around it
 * (LANG-03). A sign before a value and a percent sign after it are part of the value. Unlike
 * elements, the characters also work in `aria-label` and in titles.
 */
export function isolateValues(message: readonly MessageFormatElement[]): MessageFormatElement[] {
  return message.flatMap((part, index) => {
    if (insertedTypes.has(part.type)) {
      const [before, after] = [textOf(message[index - 1]), textOf(message[index + 1])]
      return [
        isolate,
        ...piece(signBefore.exec(before)),
        part,
        ...piece(unitAfter.exec(after)),
        end,
      ]
    }
    if (part.type === TYPE.literal) {
      let { value } = part
      if (isInserted(message[index + 1])) value = value.replace(signBefore, '')
      if (isInserted(message[index - 1])) value = value.replace(unitAfter, '')
      return piece([value])
    }
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
