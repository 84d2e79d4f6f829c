/**
 * Checks the target of a request as received, because servers normalize targets in different ways.
 */

/**
 * Percent-encoded control characters and slashes, and percent-encoded characters that need no
 * encoding.
 */
const disguisedCharacter = /%(?:[01][\da-f]|2[def]|3\d|[46][1-9a-f]|5[\dacf]|7[\daef])/i
const pathCharacters = /^\/[!$-;=@-Z_a-z~[\]]*$/
const queryCharacters = /^[!"$-~]*$/
/** Encoded percent sign, which forms a new escape sequence if a server decodes twice. */
const escapedPercent = /%25/
const control = /\p{Cc}/u
/**
 * Characters that affect how a path is resolved. Some servers convert similar Unicode characters to
 * these.
 */
const steeringCharacter = /[./\\%;?#]/

/**
 * True if all servers interpret a request target in the same way: its path is absolute and
 * well-formed UTF-8, is encoded once and only where necessary, and contains no backslash, no
 * control character, and no segment that some server treats as empty, `.` or `..`.
 */
export function isCleanTarget(target: string): boolean {
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  const query = mark < 0 ? '' : target.slice(mark + 1)
  if (!pathCharacters.test(path) || disguisedCharacter.test(path) || !queryCharacters.test(query))
    return false
  const decoded = escapedPercent.test(path) ? undefined : decodeStrictly(path)
  if (decoded === undefined || control.test(decoded) || hasLookAlike(decoded)) return false
  const segments = decoded.slice(1).split('/')
  return segments.every(
    (segment, index) => !goesNowhere(segment) || (segment === '' && index === segments.length - 1),
  )
}

/** Decodes percent-encoding. Undefined for a lone `%`, invalid UTF-8 or an overlong sequence. */
function decodeStrictly(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

const hasLookAlike = (text: string): boolean =>
  Array.from(text).some(
    (character) => character > '~' && steeringCharacter.test(character.normalize('NFKC')),
  )

/**
 * True for a segment that a server may treat as empty, `.` or `..`: Java servers ignore text after
 * `;`, and Windows ignores trailing dots and spaces.
 */
const goesNowhere = (segment: string): boolean => /^[.\s]*(?:;|$)/.test(segment)
