const isExpression = (pattern: string): boolean => {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp
  } catch {
    return false
  }
}

/** What a backslash may stand before when a pattern counts code points. */
const meaningful = /[\^$\\.*+?()[\]{}|/dDwWsSbBnrtfv0-9pPkucx]/

/**
 * A pattern that the validator can read and that says the same: without escapes that mean nothing,
 * with the dashes of classes escaped. One of another language becomes a pattern that everything
 * keeps.
 */
export function portablePattern(pattern: string): string {
  if (isExpression(pattern)) return pattern
  const plain = pattern.replace(/\\(.)/gsu, (escaped, character: string) =>
    meaningful.test(character) ? escaped : character === '-' ? '\\x2d' : character,
  )
  const dashed = plain.replace(/(\\[dDwWsS])-/g, '$1\\x2d')
  return [plain, dashed].find(isExpression) ?? ''
}
