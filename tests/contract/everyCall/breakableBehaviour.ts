import type { Behaviour } from '../../../platform/gen/behaviour.ts'

/** Whether every call of a breakable behaviour fails. */
export const failure = { isOn: false }

/** The usual behaviour, which fails on every call while it is told to. */
export function breakable(behaviour: Behaviour): Behaviour {
  const handlers = Object.entries(behaviour).map(([key, handler]) => [
    key,
    (call: never) => {
      if (failure.isOn) throw new Error('Broken for a test')
      return handler(call)
    },
  ])
  // Every handler stands under the key of its own call.
  return Object.fromEntries(handlers) as Behaviour
}
