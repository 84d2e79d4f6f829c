/**
 * Creates ids for new items; they are the same in every run. This module is copied into generated
 * code.
 */

/** 32-bit hash of a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  // The finalizer of MurmurHash3 spreads differences in the last characters over all bits.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Version 4 UUID (RFC 9562) that is derived from a text. */
function uuidOf(text: string): string {
  const hex = [0, 1, 2, 3]
    .map((part) => hashOf(`${text} ${part}`).toString(16).padStart(8, '0'))
    .join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const hexPattern = /^[0-9a-f]*\d[0-9a-f]*$/

/**
 * Text of the same form as `model`: letters replace letters, digits replace digits, and a prefix up
 * to `_` or `-` is kept.
 */
function similarText(model: string, text: string): string {
  const [start = ''] = /^[A-Za-z]+[_-](?=.)/.exec(model) ?? []
  const letters = hexPattern.test(model) ? 'abcdef' : 'abcdefghijklmnopqrstuvwxyz'
  const rest = [...model.slice(start.length)].map((character, index) => {
    const number = hashOf(`${text} ${index}`)
    const letter = letters[number % letters.length] ?? 'a'
    // The first digit is not 0, since a schema may reject leading zeros.
    if (/[0-9]/.test(character)) return String(index === 0 ? 1 + (number % 9) : number % 10)
    if (/[a-z]/.test(character)) return letter
    return /[A-Z]/.test(character) ? letter.toUpperCase() : character
  })
  return start + rest.join('')
}

/** First number for new ids, above the small numbers that developers try by hand. */
const first = 1000

/**
 * Generates candidate ids for a new item, likeliest first; the caller checks them against the
 * schema.
 * @param model generated id; candidates have its type and form.
 * @param kind name of the collection, which becomes part of ids that are words.
 * @param number number of the new item, which makes its id distinct.
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
  yield similarText(text, salt)
  if (!isWord) yield word
  yield `${text}${number}`
  yield String(first + number)
  yield uuidOf(salt)
}
