import type { ComponentPropsWithRef, ReactNode } from 'react'
import classes from './iconButton.module.css'

type Props = Omit<ComponentPropsWithRef<'button'>, 'className' | 'title' | 'aria-label'> & {
  /** Its name, also shown on hover. */
  label: string
  children: ReactNode
  /** For the thick of a list. */
  isSmall?: boolean
  /** Its arrow points up. */
  isUp?: boolean
  /** Nothing to do; it stays focusable, so that the focus is not lost at the end of a list. */
  isOff?: boolean
}

/** A button that is an icon. */
export function IconButton({ label, isSmall, isUp, isOff, children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={classes.iconButton}
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      data-small={isSmall || undefined}
      data-up={isUp || undefined}
      onClick={(event) => {
        if (!isOff) onClick?.(event)
      }}
    >
      {children}
    </button>
  )
}
