/**
 * Subscriptions to realtime events. This module is small; the connection itself is loaded later.
 */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { EventData, EventName } from '../../api/gen/events.ts'

/** `isLive` is true while the socket is connected. */
export const realtime = createStore<{ isLive: boolean }>(() => ({ isLive: false }))

/** True while the socket is connected, so that components can pause their polling. */
export const useIsLive = (): boolean => useStore(realtime, ({ isLive }) => isLive)

type Listener = (data: never) => void
const listeners = new Map<EventName, Set<Listener>>()

/**
 * Subscribes to an event of the API contract. Events are delivered in batches, at most once per
 * animation frame. Missed events are not delivered later, so base the display on a query and use
 * events only in addition.
 * @returns a function that ends the subscription
 */
export function onEvent<Name extends EventName>(
  name: Name,
  listener: (data: EventData<Name>) => void,
): () => void {
  const ofName = listeners.get(name) ?? new Set()
  listeners.set(name, ofName)
  // Each subscription needs a new function, so that the same listener can subscribe twice.
  const one: Listener = (data) => listener(data)
  ofName.add(one)
  return () => void ofName.delete(one)
}

/** Calls the subscribers of an event. */
export function tellListeners<Name extends EventName>(name: Name, data: EventData<Name>): void {
  // The cast is safe: each listener subscribed to the event `name`, so it accepts the data of this
  // event.
  for (const listener of listeners.get(name) ?? []) listener(data as never)
}
