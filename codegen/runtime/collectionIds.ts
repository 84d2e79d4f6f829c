/** Makes ids for new items: the same ones in every run. Copied beside generated code. */

/** 32 bits from a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  // Spreads what differs in the last characters only (the finalizer of MurmurHash3).
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A version 4 UUID (RFC 9562) from a text. */
function uuidOf(text: string): string {
  const hex = [0, 1, 2, 3]
    .map((part) => hashOf(`${text} ${part}`).toString(16).padStart(8, '0'))
    .join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const hexPattern = /^[0-9a-f]*\d[0-9a-f]*$/

/**
 * A text of the same make: letters for letters, digits for digits, the same start up to `_` or `-`.
 */
function alike(model: string, text: string): string {
  const [start = ''] = /^[A-Za-z]+[_-](?=.)/.exec(model) ?? []
  const letters = hexPattern.test(model) ? 'abcdef' : 'abcdefghijklmnopqrstuvwxyz'
  const rest = [...model.slice(start.length)].map((character, index) => {
    const number = hashOf(`${text} ${index}`)
    const letter = letters[number % letters.length] ?? 'a'
    // A leading zero may be refused where digits mean a number.
    if (/[0-9]/.test(character)) return String(index === 0 ? 1 + (number % 9) : number % 10)
    if (/[a-z]/.test(character)) return letter
    return /[A-Z]/.test(character) ? letter.toUpperCase() : character
  })
  return start + rest.join('')
}

/** Where numbering starts, above the small numbers that callers try. */
const first = 1000

/**
 * Ids that a new item may get, likeliest first; which of them keep the schema others decide.
 * @param model the generated id, whose type and make they have.
 * @param kind the name of the items' kind, for ids that are words.
 * @param number how many have been made before, and so another for each.
 */
export function* idCandidates(
  model: unknown,
  kind: string,
  number: number,
): Generator<string | number> {
  const salt = `${kind} ${number}`
  if (typeof model === 'number') {
    yield first + number
    yield number
    return
  }
  const text = String(model ?? '')
  if (uuidPattern.test(text)) {
    const uuid = uuidOf(salt)
    yield text === text.toUpperCase() ? uuid.toUpperCase() : uuid
    return
  }
  if (/^\d+$/.test(text)) yield String(first + number)
  const word = `${kind.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${number}`
  const isWord = /^[a-z]*$/i.test(text)
  if (isWord) yield word
  yield alike(text, salt)
  if (!isWord) yield word
  yield `${text}${number}`
  yield String(first + number)
  yield uuidOf(salt)
}
