/**
 * Converts a JSON value to a JavaScript literal. The key `__proto__` becomes a computed key, since
 * a plain one would set the prototype. In a string value, the quotes around `__proto__` are
 * escaped, so the pattern does not match them.
 */
export const literal = (value: unknown, indent?: number): string =>
  (JSON.stringify(value, null, indent) ?? 'undefined').replace(
    /(?<!\\)"__proto__":/g,
    '["__proto__"]:',
  )
