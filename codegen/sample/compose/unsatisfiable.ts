/** Why no value was made for a schema. */
export class Unsatisfiable extends Error {
  override name = 'Unsatisfiable'
  /** Where in the value, as a JSON pointer; empty for the whole value. */
  readonly pointer: string
  /** Which keywords leave no value, in words. */
  readonly reason: string
  /** True when no value can exist; false when the search only ended without one. */
  readonly isProven: boolean

  constructor(pointer: string, reason: string, isProven: boolean) {
    super(`${pointer === '' ? 'the value' : pointer}: ${reason}`)
    this.pointer = pointer
    this.reason = reason
    this.isProven = isProven
  }
}

/** The keywords of one schema contradict each other; the place is not known yet. */
export const contradiction = (reason: string) => new Unsatisfiable('', reason, true)

/**
 * What a way of making a value gives; a contradiction of keywords gets the place of the value.
 * @throws {Unsatisfiable} as the way does, with its place.
 */
export function locate<Value>(pointer: string, make: () => Value): Value {
  const { value, failure } = attempt(make)
  if (!failure) return value
  if (failure.pointer !== '') throw failure
  throw new Unsatisfiable(pointer, failure.reason, failure.isProven)
}

/**
 * What an attempt gives, or why it gives nothing.
 * @throws whatever else the attempt throws.
 */
export function attempt<Value>(
  make: () => Value,
): { value: Value; failure?: never } | { value?: never; failure: Unsatisfiable } {
  try {
    return { value: make() }
  } catch (thrown) {
    if (thrown instanceof Unsatisfiable) return { failure: thrown }
    throw thrown
  }
}

/** One failure for all the ways that were tried: proven when each of them is. */
export function allFailed(pointer: string, failures: readonly Unsatisfiable[]): Unsatisfiable {
  const [first] = failures
  if (!first) return new Unsatisfiable(pointer, 'nothing is allowed here', true)
  const proven = failures.every((failure) => failure.isProven)
  // A proof says what to mend; among those that gave up the first was the most wanted.
  const told = failures.find((failure) => failure.isProven === proven) ?? first
  return failures.length === 1 ? told : new Unsatisfiable(told.pointer, told.reason, proven)
}
