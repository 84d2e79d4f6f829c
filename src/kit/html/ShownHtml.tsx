import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useHydrated } from '../hydration/useHydrated.ts'
import classes from './SafeHtml.module.css'
import { safeNodes } from './sanitize.ts'

const leftAlone = { __html: '' }

/**
 * Sanitizes a server's HTML in the browser and shows it. The chunk of this component contains the
 * sanitizer.
 */
export function ShownHtml({ html }: { html: string }) {
  const root = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  // Prerendered HTML is already sanitized, and replacing its nodes would cause flicker.
  const isHydrated = useHydrated()
  const shown = useRef(isHydrated ? undefined : html)
  useLayoutEffect(() => {
    if (shown.current === html) return
    shown.current = html
    root.current?.replaceChildren(safeNodes(html))
  }, [html])
  const handleClick = (event: MouseEvent) => {
    const path = ownPathOf(event)
    if (path === undefined) return
    event.preventDefault()
    void navigate(path)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
    <div
      ref={root}
      className={classes.html}
      dir="auto"
      onClick={handleClick}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React must not change the existing nodes.
      dangerouslySetInnerHTML={leftAlone}
    />
  )
}

/** Path of the clicked link if it leads to a page of the portal and no modifier key is pressed. */
function ownPathOf(event: MouseEvent): string | undefined {
  const isPlain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return undefined
  const address = event.target.closest('a')?.getAttribute('href')
  return address?.startsWith('/') ? address : undefined
}
