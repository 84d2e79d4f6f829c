/** Writes the reason of a rejection into a documented error. Copied beside generated code. */
import { isJsonObject, type JsonObject } from './overlay.ts'

/** Properties with a message, most specific first. */
const messageNames = [
  'detail',
  'details',
  'message',
  'error_description',
  'errorMessage',
  'error_message',
  'description',
  'reason',
  'msg',
  'text',
  'error',
  'title',
]
/** Properties with the status code. */
const statusNames = ['status', 'statusCode', 'status_code', 'code', 'httpStatus']

const maximumDepth = 3

/** Objects of a body, outermost first. */
function objectsOf(value: unknown, depth = 0): JsonObject[] {
  if (depth > maximumDepth) return []
  if (Array.isArray(value)) return value.flatMap((item) => objectsOf(item, depth + 1))
  if (!isJsonObject(value)) return []
  return [value, ...Object.values(value).flatMap((inner) => objectsOf(inner, depth + 1))]
}

/** Sets a property, and restores it if the body becomes invalid. */
function trySet(body: unknown, holder: JsonObject, name: string, value: unknown, isValid: IsValid) {
  const before = holder[name]
  holder[name] = value
  if (isValid(body)) return true
  holder[name] = before
  return false
}

type IsValid = (body: unknown) => boolean

/**
 * Documented error with a text in place of its message.
 * @param body a valid one, which is not changed.
 * @returns undefined without a field for the text.
 */
export function writeRejectionBody(
  body: unknown,
  status: number,
  words: string,
  isValid: IsValid,
): unknown {
  if (typeof body === 'string') return isValid(words) ? words : undefined
  const copy = structuredClone(body)
  const objects = objectsOf(copy)
  const said = messageNames.some((name) =>
    objects.some(
      (holder) => typeof holder[name] === 'string' && trySet(copy, holder, name, words, isValid),
    ),
  )
  if (!said) return undefined
  for (const name of statusNames) {
    const [outer] = objects
    if (outer && typeof outer[name] === 'number') trySet(copy, outer, name, status, isValid)
  }
  return copy
}
