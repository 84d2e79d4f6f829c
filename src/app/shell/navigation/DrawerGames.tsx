import { useIntl } from 'react-intl'
import { useLaunch } from '../../../features/games/launch/useLaunch.ts'
import { isShown, launchedBy } from '../../../features/games/navigation/navigationRules.ts'
import { categoriesQuery } from '../../../features/games/vendors/categories.ts'
import { closeModal } from '../../../kit/modal/modalStore.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { DrawerLink } from './DrawerLink.tsx'
import { navigationEntries } from './entries.ts'
import classes from './NavigationDrawer.module.css'

/**
 * Game types that have vendors (HEAD-32). A type with a single vendor launches that vendor
 * (HEAD-36).
 */
export function DrawerGames() {
  const intl = useIntl()
  const launch = useLaunch()
  const categories = useQuery(categoriesQuery()).data
  const entries = navigationEntries.filter(
    ({ type, page }) => page.gameType !== undefined && isShown(type, categories),
  )
  return (
    <nav className={classes.section} aria-labelledby="drawer-games">
      <h3 id="drawer-games" className={classes.heading}>
        {intl.formatMessage({ id: 'drawer.games' })}
      </h3>
      <ul className={classes.games}>
        {entries.map(({ type, path, page }) => {
          const vendor = launchedBy(type, categories)
          const title = intl.formatMessage({ id: page.titleId })
          return (
            <li key={type}>
              {vendor ? (
                <button
                  type="button"
                  className={classes.entry}
                  onClick={() => void closeModal().then(() => launch(vendor))}
                >
                  {title}
                </button>
              ) : (
                <DrawerLink path={path}>{title}</DrawerLink>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
