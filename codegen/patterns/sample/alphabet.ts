const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index))
const control = Array.from({ length: 32 }, (_, index) => String.fromCharCode(index))

/** Characters beyond ASCII: all of them up to U+2500, and every seventh one of the rest. */
function* beyondAscii(): Generator<string> {
  for (let code = 0xa1; code < 0x2500; code += 1) yield String.fromCharCode(code)
  for (let code = 0x2500; code < 0x1_ffff; code += 7) {
    if (code < 0xd800 || code > 0xdfff) yield String.fromCodePoint(code)
  }
}

/** Enough for a varied choice. */
const mostBeyondAscii = 64

/** The characters that a one-character expression matches. */
export type Alphabet = {
  /** All matching ASCII characters; without any, some matching characters beyond ASCII. */
  all: readonly string[]
  /** The letters and digits among them. */
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
    // A class that matches nearly every character is intended for words.
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
 * The characters that a one-character expression matches.
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
