/**
 * Writes the reason of a rejection into a documented error body. This module is copied into
 * generated code.
 */
import { isJsonObject, type JsonObject } from './overlay.ts'

/** Names of properties that contain a message, most specific first. */
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
/** Names of properties that contain the HTTP status. */
const statusNames = ['status', 'statusCode', 'status_code', 'code', 'httpStatus']

const maximumDepth = 3

/** Objects inside a body, outermost first, to a limited depth. */
function objectsOf(value: unknown, depth = 0): JsonObject[] {
  if (depth > maximumDepth) return []
  if (Array.isArray(value)) return value.flatMap((item) => objectsOf(item, depth + 1))
  if (!isJsonObject(value)) return []
  return [value, ...Object.values(value).flatMap((inner) => objectsOf(inner, depth + 1))]
}

/** Sets a property in place, and restores its old value if the body becomes invalid. */
function trySet(body: unknown, holder: JsonObject, name: string, value: unknown, isValid: IsValid) {
  const before = holder[name]
  holder[name] = value
  if (isValid(body)) return true
  holder[name] = before
  return false
}

type IsValid = (body: unknown) => boolean

/**
 * Copy of a documented error body with `words` as its message and `status` as its status code.
 * @param body a valid error body. It is not changed.
 * @returns undefined if no field can contain the message.
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
