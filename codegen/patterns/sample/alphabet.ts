const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index))
const control = Array.from({ length: 32 }, (_, index) => String.fromCharCode(index))

/** Characters outside of ASCII: all up to U+2500, then every seventh one. */
function* beyondAscii(): Generator<string> {
  for (let code = 0xa1; code < 0x2500; code += 1) yield String.fromCharCode(code)
  for (let code = 0x2500; code < 0x1_ffff; code += 7) {
    if (code < 0xd800 || code > 0xdfff) yield String.fromCodePoint(code)
  }
}

/** Number of characters outside of ASCII at which the search stops. */
const mostBeyondAscii = 64

/** Characters that a one-character expression such as `[a-z]` matches. */
export type Alphabet = {
  /** All printable ASCII characters that match. If none does, some other matching characters. */
  all: readonly string[]
  /**
   * Characters of `all` that are preferred: letters and digits, or small letters for a very wide
   * class.
   */
  alphanumerics: readonly string[]
  accepts(character: string): boolean
}

function findAlphabet(source: string, flags: string): Alphabet {
  const expression = new RegExp(`^(?:${source})$`, flags)
  const accepts = (character: string) => expression.test(character)
  const ascii = printable.filter((character) => expression.test(character))
  if (ascii.length > 0) {
    const letters = ascii.filter((character) => /[a-z]/.test(character))
    const plain = ascii.filter((character) => /[A-Za-z\d]/.test(character))
    // A class of nearly all characters is meant for words, so small letters suffice.
    const wide = ascii.length > 70 && letters.length > 0
    return { all: ascii, alphanumerics: wide ? letters : plain, accepts }
  }
  const others: string[] = []
  for (const character of beyondAscii()) {
    if (expression.test(character)) others.push(character)
    if (others.length >= mostBeyondAscii) break
  }
  for (const character of control) if (expression.test(character)) others.push(character)
  return { all: others, alphanumerics: [], accepts }
}

const alphabets = new Map<string, Alphabet>()

/**
 * Finds the characters that a one-character expression matches; results are cached.
 * @param source `[a-z]`, `\d`, `\p{L}` or similar.
 */
export function alphabetOf(source: string, flags: string): Alphabet {
  const key = `${flags} ${source}`
  const cachedAlphabet = alphabets.get(key)
  if (cachedAlphabet) return cachedAlphabet
  const alphabet = findAlphabet(source, flags)
  alphabets.set(key, alphabet)
  return alphabet
}
