import type { ComponentPropsWithRef } from 'react'
import classes from './Button.module.css'

/** One `primary` per view. `danger` is for actions that lose data. */
type Variant = 'primary' | 'secondary' | 'quiet' | 'danger'
type Size = 'medium' | 'large'

type Props = ComponentPropsWithRef<'button'> & {
  variant?: Variant
  size?: Size
  /**
   * An action is running: shows a spinner and ignores presses, but keeps the focus and the name.
   */
  busy?: boolean
  /** Takes the width of its container. */
  wide?: boolean
}

/** Props that make a link look like a button: `<Link to={path} {...buttonLook('primary')}>`. */
export function buttonLook(variant: Variant, size: Size = 'medium') {
  return { className: classes.button, 'data-variant': variant, 'data-size': size }
}

/** Button; `type="submit"` has to be set explicitly. */
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
        // A busy submit button does not submit the form again.
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
