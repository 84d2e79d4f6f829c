/**
 * Converts a JSON value to a JavaScript literal. The key `__proto__` becomes a computed key, since
 * a plain key would set the prototype. Strings that contain `"__proto__":` stay unchanged, since
 * JSON escapes the quotes in a string.
 */
export const literal = (value: unknown, indent?: number): string =>
  (JSON.stringify(value, null, indent) ?? 'undefined').replace(
    /(?<!\\)"__proto__":/g,
    '["__proto__"]:',
  )
