/**
 * Decoded segments of a JSON pointer, with or without a leading `#`: `/a~1b/c` has `a/b` and `c`.
 */
export const stepsOf = (pointer: string): string[] =>
  pointer
    .replace(/^#/, '')
    .split('/')
    .slice(1)
    .map((step) => decode(step).replaceAll('~1', '/').replaceAll('~0', '~'))

/** JSON pointer for decoded segments, URL-encoded and without the leading `#`. */
export const pointerOf = (steps: readonly string[]): string =>
  encodeURI(steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''))

function decode(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}

/** Own member of an object or list; undefined for a missing or inherited one. */
export const memberOf = (value: unknown, step: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? // A step is a member's name, or the position of an item.
      (value as Record<string, unknown>)[step]
    : undefined
