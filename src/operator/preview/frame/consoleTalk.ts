import { useEffect, useState } from 'react'
import { type PreviewMessage, type PreviewView, readView } from '../messages.ts'

/** Sends a message to the console, and to no other page that may have framed this one. */
export function tellConsole(message: PreviewMessage): void {
  window.parent.postMessage(message, location.origin)
}

/** What the console wants to be shown; undefined until it has said so. */
export function useConsoleView(): PreviewView | undefined {
  const [view, setView] = useState<PreviewView>()
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const wanted = readView(event, window.parent, location.origin)
      if (wanted) setView(wanted)
    }
    window.addEventListener('message', hear)
    tellConsole({ kind: 'ready' })
    return () => window.removeEventListener('message', hear)
  }, [])
  return view
}
