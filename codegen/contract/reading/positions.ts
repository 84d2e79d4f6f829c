import { EVENT_ID, type Event, getScalarValue, parseEvents, YAMLException } from 'js-yaml'
import { limits } from './limits.ts'

/** Line and column, both from 1. */
export type Position = { line: number; column: number }

/** The line and column of an offset in a text. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  let line = 1
  for (let at = before.indexOf('\n'); at !== -1; at = before.indexOf('\n', at + 1)) line += 1
  return { line, column: offset - lineStart + 1 }
}

/** The parser counts the text of a value from behind its quote. */
export const beforeQuote = (text: string, offset: number) =>
  offset > 0 && /["']/.test(text.charAt(offset - 1)) ? offset - 1 : offset

const opens = (event: Event | undefined) =>
  event?.type === EVENT_ID.MAPPING || event?.type === EVENT_ID.SEQUENCE

/** The index behind the value that begins at `at`. */
function skip(events: readonly Event[], at: number): number {
  let index = at
  for (let depth = 0; ; index += 1) {
    const event = events[index]
    if (opens(event)) depth += 1
    else if (event?.type === EVENT_ID.POP) depth -= 1
    if (depth <= 0) return index + 1
  }
}

/** Where the value that an event begins starts in the text, its quote with it. */
function startOf(text: string, event: Event | undefined): number {
  if (event?.type === EVENT_ID.SCALAR) return beforeQuote(text, event.valueStart)
  if (event?.type === EVENT_ID.ALIAS) return event.anchorStart
  return event?.type === EVENT_ID.MAPPING || event?.type === EVENT_ID.SEQUENCE ? event.start : 0
}

type Member = { offset: number; value: number }

/**
 * The member of the mapping or list at `at` that a step leads to: where it stands, and its value's
 * index.
 */
function findMember(text: string, events: readonly Event[], at: number, step: string) {
  const isList = events[at]?.type === EVENT_ID.SEQUENCE
  if (!opens(events[at])) return undefined
  let index = at + 1
  for (let position = 0; events[index]?.type !== EVENT_ID.POP; position += 1) {
    const key = events[index]
    const value = isList ? index : skip(events, index)
    const name =
      key?.type === EVENT_ID.SCALAR && !isList ? getScalarValue(text, key) : String(position)
    if (name === step) return { offset: startOf(text, key), value } satisfies Member
    index = skip(events, value)
  }
  return undefined
}

/** Finds places in one text of YAML or JSON. The text is parsed at the first question. */
export type PlaceFinder = {
  /**
   * Where the member stands that steps lead to, or the nearest one around it.
   */
  find(steps: readonly string[]): FoundPlace
}

/** Where something stands. */
export type FoundPlace = Position & {
  /** How many of the steps the text has itself: behind an alias or a reference there are none. */
  stepCount: number
  /** The reference that stands where the steps end too early. */
  reference?: string
}

/**
 * The text as the parser reads it, or where that ends: a value of JSON may nest deeper than it
 * goes.
 */
function readEvents(text: string): Event[] | number {
  try {
    return parseEvents(text, { maxDepth: limits.depth })
  } catch (thrown) {
    if (!(thrown instanceof YAMLException)) throw thrown
    return thrown.mark?.position ?? 0
  }
}

/** @param text YAML or JSON that has been parsed without an error. */
export function createPlaceFinder(text: string): PlaceFinder {
  let events: Event[] | number | undefined

  function referenceAt(events: Event[], at: number): { reference?: string } {
    const member = findMember(text, events, at, '$ref')
    const value = member && events[member.value]
    return value?.type === EVENT_ID.SCALAR ? { reference: getScalarValue(text, value) } : {}
  }

  return {
    find(steps) {
      events ??= readEvents(text)
      if (typeof events === 'number') return { ...positionAt(text, events), stepCount: 0 }
      let at = events.findIndex((event) => event.type !== EVENT_ID.DOCUMENT)
      let offset = startOf(text, events[at])
      let stepCount = 0
      for (const step of steps) {
        const member = findMember(text, events, at, step)
        if (!member) {
          return { ...positionAt(text, offset), stepCount, ...referenceAt(events, at) }
        }
        offset = member.offset
        at = member.value
        stepCount += 1
      }
      return { ...positionAt(text, offset), stepCount }
    },
  }
}
