const isExpression = (pattern: string): boolean => {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp
  } catch {
    return false
  }
}

/** Characters that a backslash may precede under the flag `u`. */
const meaningful = /[\^$\\.*+?()[\]{}|/dDwWsSbBnrtfv0-9pPkucx]/

/**
 * Equivalent pattern that the validator supports: without needless escapes, and with the dashes of
 * classes escaped. A pattern of another language becomes one that matches everything.
 */
export function portablePattern(pattern: string): string {
  if (isExpression(pattern)) return pattern
  const plain = pattern.replace(/\\(.)/gsu, (escapeSequence, character: string) =>
    meaningful.test(character) ? escapeSequence : character === '-' ? '\\x2d' : character,
  )
  const dashed = plain.replace(/(\\[dDwWsS])-/g, '$1\\x2d')
  return [plain, dashed].find(isExpression) ?? ''
}
