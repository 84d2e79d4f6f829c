/**
 * Subscription to events of the socket. This module is small; the connection itself is loaded
 * lazily.
 */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { EventData, EventName } from '../../api/gen/events.ts'

/** `isLive` is true while the socket is connected; polling can pause then. */
export const realtime = createStore<{ isLive: boolean }>(() => ({ isLive: false }))

/** True while the socket is connected; components can pause their polling then. */
export const useIsLive = (): boolean => useStore(realtime, ({ isLive }) => isLive)

type Listener = (data: never) => void
const listeners = new Map<EventName, Set<Listener>>()

/**
 * Subscribes to an event of the contract. Events arrive in batches, at most once per animation
 * frame, each with its data. Missed events are not delivered: show the data of a query, and use
 * events only in addition.
 * @returns ends the subscription.
 */
export function onEvent<Name extends EventName>(
  name: Name,
  listener: (data: EventData<Name>) => void,
): () => void {
  const ofName = listeners.get(name) ?? new Set()
  listeners.set(name, ofName)
  // Wrapped, so that the same function can subscribe twice.
  const one: Listener = (data) => listener(data)
  ofName.add(one)
  return () => void ofName.delete(one)
}

/** Delivers an event to its subscribers. */
export function tellListeners<Name extends EventName>(name: Name, data: EventData<Name>): void {
  // Only subscribers to this name are stored under it.
  for (const listener of listeners.get(name) ?? []) listener(data as never)
}
