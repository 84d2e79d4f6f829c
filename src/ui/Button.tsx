import type { ComponentPropsWithRef } from 'react'
import classes from './Button.module.css'

/** One `primary` a view. `danger` is for what loses something. */
type Variant = 'primary' | 'secondary' | 'quiet' | 'danger'
type Size = 'medium' | 'large'

type Props = ComponentPropsWithRef<'button'> & {
  variant?: Variant
  size?: Size
  /** Work goes on: shows a spinner and swallows presses, but stays focusable and named. */
  busy?: boolean
  /** As wide as its container. */
  wide?: boolean
}

/** Makes a link look like a button: `<Link to={path} {...buttonLook('primary')}>`. */
export function buttonLook(variant: Variant, size: Size = 'medium') {
  return { className: classes.button, 'data-variant': variant, 'data-size': size }
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
  'aria-disabled': isDisabled,
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
      aria-disabled={busy || isDisabled || undefined}
      onClick={(event) => {
        // A busy submit button must not submit again either.
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <span className={classes.label} data-hidden={busy || undefined}>
        {children}
      </span>
      {busy && <span className={classes.spinner} />}
    </button>
  )
}
