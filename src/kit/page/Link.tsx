import type { ComponentPropsWithRef } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type Props = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** An address of `paths`. */
  to: string
  /** Takes the place of the present entry of the history. */
  replace?: boolean
}

/**
 * A link to another page of ours, which opens without a load. The router's own brings 12 KB of code
 * for loading data ahead, which nothing here does.
 */
export function Link({ to, replace = false, onClick, target, ...rest }: Props) {
  const href = useHref(to)
  const follow = useLinkClickHandler(to, { replace, ...(target === undefined ? {} : { target }) })
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
