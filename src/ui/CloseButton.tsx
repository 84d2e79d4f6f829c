import type { ComponentPropsWithRef } from 'react'
import classes from './CloseButton.module.css'
import { CloseIcon } from './icons.tsx'
import barClasses from './TopBar.module.css'

type Props = Omit<ComponentPropsWithRef<'button'>, 'className' | 'children'> & { label: string }

export function CloseButton({ label, ...rest }: Props) {
  return (
    <button
      {...rest}
      type="button"
      className={`${barClasses.tool} ${classes.close}`}
      aria-label={label}
    >
      <CloseIcon />
    </button>
  )
}
