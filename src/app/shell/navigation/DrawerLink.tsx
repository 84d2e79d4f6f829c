import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../../../kit/page/Link.tsx'
import { pageAt } from '../../../pages/pages.ts'
import classes from './NavigationDrawer.module.css'

type Props = { path: string; icon?: ReactNode; children: ReactNode }

/** Link that closes the drawer and opens a page. */
export function DrawerLink({ path, icon, children }: Props) {
  const { pathname } = useLocation()
  return (
    <Link
      to={path}
      className={classes.entry}
      aria-current={pageAt(pathname) === pageAt(path) ? 'page' : undefined}
    >
      {icon}
      {children}
    </Link>
  )
}
