const isExpression = (pattern: string): boolean => {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp
  } catch {
    return false
  }
}

/** Characters that may follow a backslash with the flag `u`. */
const meaningful = /[\^$\\.*+?()[\]{}|/dDwWsSbBnrtfv0-9pPkucx]/

/**
 * Rewrites a pattern for the flag `u` of the validator: removes needless escapes and escapes
 * hyphens in character classes. A pattern that is not valid JavaScript becomes one that matches
 * everything.
 */
export function portablePattern(pattern: string): string {
  if (isExpression(pattern)) return pattern
  const plain = pattern.replace(/\\(.)/gsu, (escapeSequence, character: string) =>
    meaningful.test(character) ? escapeSequence : character === '-' ? '\\x2d' : character,
  )
  const dashed = plain.replace(/(\\[dDwWsS])-/g, '$1\\x2d')
  return [plain, dashed].find(isExpression) ?? ''
}
