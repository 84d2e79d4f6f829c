/** Events of the socket for whatever wants to hear them. Small: what makes them comes lazily. */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { EventData, EventName } from '../../api/gen/events.ts'

/** Whether events come in; false until the socket is up, and while it is not. */
export const realtime = createStore<{ isLive: boolean }>(() => ({ isLive: false }))

/** Whether events come in, followed as it changes: what polls may rest meanwhile. */
export const useIsLive = (): boolean => useStore(realtime, ({ isLive }) => isLive)

type Listener = (data: never) => void
const listeners = new Map<EventName, Set<Listener>>()

/**
 * Hears the data of an event of the contract, at most once a frame of the screen for each that
 * came. Nothing is heard of events that were missed: show what a query says, and use this for more
 * than that.
 * @returns ends it.
 */
export function onEvent<Name extends EventName>(
  name: Name,
  listener: (data: EventData<Name>) => void,
): () => void {
  const ofName = listeners.get(name) ?? new Set()
  listeners.set(name, ofName)
  // Wrapped, so that one function may listen twice.
  const one: Listener = (data) => listener(data)
  ofName.add(one)
  return () => void ofName.delete(one)
}

/** Hands an event to those who listen. */
export function tellListeners<Name extends EventName>(name: Name, data: EventData<Name>): void {
  // Only listeners to this very name are kept under it.
  for (const listener of listeners.get(name) ?? []) listener(data as never)
}
