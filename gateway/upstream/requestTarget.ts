/**
 * What stands on a request's first line, checked as it came: later readers tidy it up, each its own
 * way.
 */

/** Escaped controls, slashes, and the letters, digits and marks that nobody needs to escape. */
const disguisedCharacter = /%(?:[01][\da-f]|2[def]|3\d|[46][1-9a-f]|5[\dacf]|7[\daef])/i
const pathCharacters = /^\/[!$-;=@-Z_a-z~[\]]*$/
const queryCharacters = /^[!"$-~]*$/
/** What a reader that decodes twice would decode again. */
const escapedPercent = /%25/
const control = /\p{Cc}/u
/** What steers a path. Some readers take look-alikes from further up Unicode for it. */
const steeringCharacter = /[./\\%;?#]/

/**
 * Whether a target means the same to everybody who reads it: a path from the root, in well-formed
 * UTF-8 that is escaped once and only where it has to be, without backslashes, controls, and
 * segments that are empty, `.` or `..` to anybody.
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

/** The text that is escaped; undefined for a lone `%`, and for what is no UTF-8 or an overlong one. */
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

/** Java's servers forget what follows `;`, Windows forgets dots and spaces at an end. */
const goesNowhere = (segment: string): boolean => /^[.\s]*(?:;|$)/.test(segment)
