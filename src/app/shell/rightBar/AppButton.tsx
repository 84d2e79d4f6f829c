import { useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { statusQuery } from '../../../session/session.queries.ts'
import { PhoneIcon } from '../../../ui/placeIcons.tsx'
import { AppCodesPart, preloadAppCodes } from '../appCodes/AppCodesPart.tsx'
import classes from './RightBar.module.css'

/** Size of a QR code in CSS pixels (CONST-45). */
const codeSize = 112

/** App types whose codes the bar shows: MOBILECONFIG is the type of iOS (SIDE-13). */
const appTypes = new Set(['mobileconfig', 'android'])

/**
 * Button that shows the QR codes of the apps. Its space is reserved until the apps are known, and
 * removed if there are none.
 */
export function AppButton() {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const resources = useQuery(statusQuery()).data?.resources
  useClosing(root, isOpen, () => setOpen(false))
  const hasApp = resources?.some(({ resourceType }) => appTypes.has(resourceType.toLowerCase()))
  if (hasApp === false) return null
  return (
    <div ref={root} className={classes.place} data-waiting={hasApp === undefined || undefined}>
      <button
        type="button"
        className={classes.entry}
        data-early="barApp"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={() => void preloadAppCodes()}
        onClick={() => setOpen(!isOpen)}
      >
        <PhoneIcon />
        <span className={classes.name}>
          <FormattedMessage id="app.menu.app" />
        </span>
      </button>
      {isOpen && <AppCodesPart id={id} size={codeSize} className={classes.panel} />}
    </div>
  )
}

/**
 * Closes the panel on Escape, on a press outside, and when an element outside gets the focus.
 * Escape returns the focus to the button.
 */
function useClosing(
  root: { readonly current: HTMLElement | null },
  isOpen: boolean,
  close: () => void,
): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) latest.current()
    }
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      latest.current()
      root.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [isOpen, root])
}
