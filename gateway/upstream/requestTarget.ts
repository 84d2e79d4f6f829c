/** Checks the target of a request as received, since servers normalize it in different ways. */

/** Escaped control characters, slashes, and letters, digits and marks that need no escaping. */
const disguisedCharacter = /%(?:[01][\da-f]|2[def]|3\d|[46][1-9a-f]|5[\dacf]|7[\daef])/i
const pathCharacters = /^\/[!$-;=@-Z_a-z~[\]]*$/
const queryCharacters = /^[!"$-~]*$/
/** A percent sign that a second decoding would decode again. */
const escapedPercent = /%25/
const control = /\p{Cc}/u
/**
 * Characters that affect the resolution of a path. Some servers map similar Unicode characters to
 * them.
 */
const steeringCharacter = /[./\\%;?#]/

/**
 * True if all servers interpret a target in the same way: an absolute path of well-formed UTF-8
 * that is escaped once and only where necessary, without backslashes, control characters, and
 * segments that some server takes for empty, `.` or `..`.
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

/** Decodes the escapes. Undefined for a lone `%`, invalid UTF-8 and overlong sequences. */
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

/** Java servers ignore text after `;`, and Windows ignores trailing dots and spaces. */
const goesNowhere = (segment: string): boolean => /^[.\s]*(?:;|$)/.test(segment)
