import type { ComponentPropsWithRef, ReactNode } from 'react'
import controlClasses from '../../ui/controls.module.css'
import classes from './iconButton.module.css'

type Props = Omit<ComponentPropsWithRef<'button'>, 'className' | 'title' | 'aria-label'> & {
  /** Accessible name, also shown on hover. */
  label: string
  children: ReactNode
  /** True for a smaller button, for use within lists. */
  isSmall?: boolean
  /** True to turn the arrow icon upwards. */
  isUp?: boolean
  /**
   * True to disable the button but keep it focusable, so that the focus is not lost at the end of a
   * list.
   */
  isOff?: boolean
}

export function IconButton({ label, isSmall, isUp, isOff, children, onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={`${controlClasses.iconTool} ${classes.iconButton}`}
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
