import { EVENT_ID, type Event, getScalarValue, parseEvents, YAMLException } from 'js-yaml'
import { limits } from './limits.ts'

/** Line and column, both counted from 1. */
export type Position = { line: number; column: number }

/** Line and column of an offset in a text. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  let line = 1
  for (let at = before.indexOf('\n'); at !== -1; at = before.indexOf('\n', at + 1)) line += 1
  return { line, column: offset - lineStart + 1 }
}

/**
 * Moves the offset of a quoted value to its opening quote; the parser reports the offset after the
 * quote.
 */
export const beforeQuote = (text: string, offset: number) =>
  offset > 0 && /["']/.test(text.charAt(offset - 1)) ? offset - 1 : offset

const opens = (event: Event | undefined) =>
  event?.type === EVENT_ID.MAPPING || event?.type === EVENT_ID.SEQUENCE

/** Index of the first parse event after the value that starts at the event index `at`. */
function skip(events: readonly Event[], at: number): number {
  let index = at
  for (let depth = 0; ; index += 1) {
    const event = events[index]
    if (opens(event)) depth += 1
    else if (event?.type === EVENT_ID.POP) depth -= 1
    if (depth <= 0) return index + 1
  }
}

/** Offset in the text at which the value of a parse event starts, including its quote. */
function startOf(text: string, event: Event | undefined): number {
  if (event?.type === EVENT_ID.SCALAR) return beforeQuote(text, event.valueStart)
  if (event?.type === EVENT_ID.ALIAS) return event.anchorStart
  return event?.type === EVENT_ID.MAPPING || event?.type === EVENT_ID.SEQUENCE ? event.start : 0
}

type Member = { offset: number; value: number }

/**
 * Finds a member of the mapping or list that starts at the event index `at`: its offset in the
 * text, and the event index of its value.
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

/** Finds positions in one YAML or JSON text. The first call parses the text. */
export type PlaceFinder = {
  /** Position of the member at a path of pointer segments, or of its nearest existing ancestor. */
  find(steps: readonly string[]): FoundPlace
}

/** Position of a member or of its nearest existing ancestor. */
export type FoundPlace = Position & {
  /**
   * Number of segments of the path that were found in the text. The others are behind a reference
   * or an alias, or missing.
   */
  stepCount: number
  /** Value of the `$ref` at which the search ended. */
  reference?: string
}

/**
 * Parse events of the text, or the offset of an error. Valid JSON causes an error when it is nested
 * more deeply than the YAML parser supports.
 */
function readEvents(text: string): Event[] | number {
  try {
    return parseEvents(text, { maxDepth: limits.depth })
  } catch (thrown) {
    if (!(thrown instanceof YAMLException)) throw thrown
    return thrown.mark?.position ?? 0
  }
}

/**
 * Creates a finder of positions in a text.
 * @param text valid YAML or JSON.
 */
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
