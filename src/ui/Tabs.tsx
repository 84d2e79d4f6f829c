import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import classes from './Tabs.module.css'

type Props<Id extends string> = {
  /** Accessible name of the list of tabs. */
  label: string
  tabs: readonly { id: Id; label: string }[]
  active: Id
  onChange: (id: Id) => void
  /** Panel of the active tab. */
  children: ReactNode
}

/**
 * Tabs over one panel; arrow keys, Home and End move and select. For a single tab, only the panel
 * is rendered. The panel keeps its state when tabs are added or removed.
 */
export function Tabs<Id extends string>({ label, tabs, active, onChange, children }: Props<Id>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const hasList = tabs.length > 1

  const moveTo = (index: number) => {
    const next = tabs.at(index % tabs.length)
    if (next === undefined) return
    onChange(next.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus()
  }
  const handleKey = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === active)
    const isForward =
      event.key ===
      (getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight')
    const isBackward = event.key.startsWith('Arrow') && !isForward && !/Up|Down/.test(event.key)
    if (isForward) moveTo(index + 1)
    else if (isBackward) moveTo(index - 1)
    else if (event.key === 'Home') moveTo(0)
    else if (event.key === 'End') moveTo(tabs.length - 1)
    else return
    event.preventDefault()
  }
  return (
    <>
      {hasList && (
        <div ref={list} role="tablist" aria-label={label} className={classes.list}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              aria-selected={tab.id === active}
              aria-controls={`${id}-panel`}
              tabIndex={tab.id === active ? 0 : -1}
              className={classes.tab}
              onClick={() => onChange(tab.id)}
              onKeyDown={handleKey}
            >
              {tab.label}
            </button>
          ))}
        </div>
      )}
      <div
        {...(hasList && {
          id: `${id}-panel`,
          role: 'tabpanel',
          'aria-labelledby': `${id}-${active}`,
        })}
      >
        {children}
      </div>
    </>
  )
}
