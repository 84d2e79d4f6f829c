/** The steps of a JSON pointer as it stands behind a `#`; `/a~1b/c` leads to `a/b`, then `c`. */
export const stepsOf = (pointer: string): string[] =>
  pointer
    .replace(/^#/, '')
    .split('/')
    .slice(1)
    .map((step) => decode(step).replaceAll('~1', '/').replaceAll('~0', '~'))

/** The pointer behind a `#` that leads along steps. */
export const pointerOf = (steps: readonly string[]): string =>
  encodeURI(steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''))

function decode(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}

/** The member that an object or a list has itself; what it inherits is none. */
export const memberOf = (value: unknown, step: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? // A step of a pointer names a member, or an item by its position.
      (value as Record<string, unknown>)[step]
    : undefined
