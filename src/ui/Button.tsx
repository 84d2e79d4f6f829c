import type { ComponentPropsWithRef } from 'react'
import classes from './Button.module.css'

type Props = ComponentPropsWithRef<'button'> & {
  /** One `primary` a view. `danger` is for what loses something. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'medium' | 'large'
  /** Work goes on: shows a spinner and swallows presses, but stays focusable and named. */
  busy?: boolean
  /** As wide as its container. */
  wide?: boolean
}

/** A button; `type="submit"` must be asked for. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  busy = false,
  wide = false,
  className,
  children,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={className === undefined ? classes.button : `${classes.button} ${className}`}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        // A busy submit button must not submit again either.
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <span className={classes.label}>{children}</span>
      {busy && <span className={classes.spinner} />}
    </button>
  )
}
