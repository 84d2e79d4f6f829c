/**
 * Converts a JSON value to a JavaScript literal. The key `__proto__` becomes a computed key, since
 * a plain one would set the prototype. Quotes inside a string value are escaped, so the replacement
 * leaves string values unchanged.
 */
export const literal = (value: unknown, indent?: number): string =>
  (JSON.stringify(value, null, indent) ?? 'undefined').replace(
    /(?<!\\)"__proto__":/g,
    '["__proto__"]:',
  )
