/**
 * What stands on a request's first line, checked as it came: later readers tidy it up, each its own
 * way.
 */

/** Escaped controls, slashes, and the letters, digits and marks that nobody needs to escape. */
const disguisedCharacter = /%(?:[01][\da-f]|2[def]|3\d|[46][1-9a-f]|5[\dacf]|7[\daef])/i
const pathCharacters = /^\/[!$-;=@-Z_a-z~[\]]*$/
const queryCharacters = /^[!-~]*$/

/**
 * Whether a target means the same to everybody who reads it: a path from the root, without empty,
 * `.` or `..` segments and without backslashes, in which nothing is escaped that need not be.
 */
export function isCleanTarget(target: string): boolean {
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  const query = mark < 0 ? '' : target.slice(mark)
  if (!pathCharacters.test(path) || disguisedCharacter.test(path) || !queryCharacters.test(query))
    return false
  const segments = path.slice(1).split('/')
  return segments.every(
    (segment, index) =>
      segment !== '.' && segment !== '..' && (segment !== '' || index === segments.length - 1),
  )
}
