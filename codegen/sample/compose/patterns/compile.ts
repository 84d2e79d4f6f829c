const compiled = new Map<string, RegExp | undefined>()

function compile(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags)
    } catch {
      // A pattern that is none with Unicode's rules may still be one without.
    }
  }
  return undefined
}

/** The regular expression of a schema's `pattern`, or undefined when it is none. */
export function compilePattern(pattern: string): RegExp | undefined {
  if (!compiled.has(pattern)) compiled.set(pattern, compile(pattern))
  return compiled.get(pattern)
}
