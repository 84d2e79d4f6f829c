import type { Behaviour } from '../../../platform/gen/behaviour.ts'

export const failure = { isOn: false }

/** Wraps a behaviour so that every call fails while `failure.isOn`. */
export function breakable(behaviour: Behaviour): Behaviour {
  const handlers = Object.entries(behaviour).map(([key, handler]) => [
    key,
    (call: never) => {
      if (failure.isOn) throw new Error('Broken for a test')
      return handler(call)
    },
  ])
  // Every handler keeps the key of its call.
  return Object.fromEntries(handlers) as Behaviour
}
