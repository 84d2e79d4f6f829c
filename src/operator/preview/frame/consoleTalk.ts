import { useEffect, useState } from 'react'
import { type PreviewMessage, type PreviewView, readView } from '../messages.ts'

/**
 * Sends a message to the console. The target origin prevents delivery to a page of another site
 * that frames this one.
 */
export function tellConsole(message: PreviewMessage): void {
  window.parent.postMessage(message, location.origin)
}

/**
 * Rules and settings that the console asks this frame to show; undefined until its first message.
 */
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
