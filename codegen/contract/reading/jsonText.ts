/** Syntax error of a text, with its offset in UTF-16 code units. */
export type TextProblem = { offset: number; reason: string }

const complaintOf = (text: string): string | undefined => {
  try {
    JSON.parse(text)
    return undefined
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown)
  }
}

const isUnexpected = (text: string) => complaintOf(text)?.startsWith('Unexpected token') ?? false

/**
 * Finds the offset of an unexpected token, since V8 does not report the offset. The shortest prefix
 * of the text that causes the error ends with the token.
 */
function findUnexpected(text: string): number {
  let [whole, broken] = [0, text.length]
  while (broken - whole > 1) {
    const middle = Math.floor((whole + broken) / 2)
    if (isUnexpected(text.slice(0, middle))) broken = middle
    else whole = middle
  }
  return broken - 1
}

/** Finds the syntax error of a JSON text; undefined for valid JSON. */
export function jsonProblem(text: string): TextProblem | undefined {
  const message = complaintOf(text)
  if (message === undefined) return undefined
  const position = / at position (\d+)/.exec(message)
  if (position) {
    return {
      offset: Number(position[1]),
      reason: message.slice(0, position.index).replace(/ in JSON$/, ''),
    }
  }
  if (!message.startsWith('Unexpected token'))
    return { offset: text.length, reason: 'it ends too early' }
  const offset = findUnexpected(text)
  return { offset, reason: `unexpected ${JSON.stringify(text[offset])}` }
}

/**
 * Number of property names in a JSON text, including duplicates. The function counts `":`, so it
 * returns undefined for a text with whitespace between a quotation mark and a colon.
 */
export function countNames(text: string): number | undefined {
  if (/"\s+:/.test(text)) return undefined
  let count = 0
  for (let at = text.indexOf('":'); at !== -1; at = text.indexOf('":', at + 2)) count += 1
  return count
}
