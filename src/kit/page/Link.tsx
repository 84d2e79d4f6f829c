import type { ComponentPropsWithRef } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type Props = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** URL of a page, built with `paths`. */
  to: string
  /** True to replace the current history entry. */
  replace?: boolean
}

/**
 * Link to a page of the portal, which opens without a page load. The router's own `Link` would add
 * 12 KB of code for data loading, which the portal does not use.
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
