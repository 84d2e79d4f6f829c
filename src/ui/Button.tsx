import type { ComponentPropsWithRef } from 'react'
import classes from './Button.module.css'

/** A view has at most one `primary` button. `danger` is for actions that lose data. */
type Variant = 'primary' | 'secondary' | 'quiet' | 'danger'
type Size = 'medium' | 'large'

type Props = ComponentPropsWithRef<'button'> & {
  variant?: Variant
  size?: Size
  /**
   * True while an action runs: shows a spinner and ignores presses, but keeps focus and name.
   */
  isBusy?: boolean
  /** True to fill the width of the container. */
  isWide?: boolean
}

/** Props that make a link look like a button: `<Link to={path} {...buttonLook('primary')}>`. */
export function buttonLook(variant: Variant, size: Size = 'medium') {
  return { className: classes.button, 'data-variant': variant, 'data-size': size }
}

/** Button of the type `button`, unless `type="submit"` is set. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  isBusy = false,
  isWide = false,
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
      data-wide={isWide || undefined}
      data-busy={isBusy || undefined}
      aria-disabled={isBusy || isDisabled || undefined}
      onClick={(event) => {
        // A busy submit button does not submit the form again.
        if (isBusy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <span className={classes.label} data-hidden={isBusy || undefined}>
        {children}
      </span>
      {isBusy && <span className={classes.spinner} />}
    </button>
  )
}
