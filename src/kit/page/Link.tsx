import type { ComponentPropsWithRef } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'

type Props = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** URL of a page, built with `paths`. */
  to: string
  /** True to replace the current history entry. */
  replace?: boolean
}

/**
 * Link to a page of the portal, without a page load. Unlike the router's `Link`, it does not add 12
 * KB of unused code for data loading.
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
