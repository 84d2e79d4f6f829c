import { useEffect, useRef } from 'react'

const listeners = new Map<string, Set<() => void>>()

/** Calls all listeners of a dialog action. */
export function tellDialogAction(name: string): void {
  for (const listen of [...(listeners.get(name) ?? [])]) listen()
}

/** Calls `act` when a dialog has closed after a click on a button with the action `name`. */
export function useDialogAction(name: string, act: () => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const listen = () => latest.current()
    const known = listeners.get(name) ?? new Set()
    listeners.set(name, known.add(listen))
    return () => void known.delete(listen)
  }, [name])
}
