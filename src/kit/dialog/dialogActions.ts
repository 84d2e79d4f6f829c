import { useEffect, useRef } from 'react'

const listeners = new Map<string, Set<() => void>>()

/** Tells everybody who waits for the action of this name. */
export function tellDialogAction(name: string): void {
  for (const listen of [...(listeners.get(name) ?? [])]) listen()
}

/** Acts when a button of a dialog with this action was pressed and the dialog is gone. */
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
