import { Suspense, useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { lazyPart } from '../../../kit/hydration/lazyPart.tsx'
import choice from '../../../ui/choice.module.css'
import { FoldIcon } from '../../../ui/placeIcons.tsx'
import type { BarProps } from '../hydratingBar.tsx'
import classes from './SideMenu.module.css'
import { SideMenuEntries } from './SideMenuEntries.tsx'
import { foldSideMenu, takeUpSideMenu, useSideMenu } from './sideMenuState.ts'

const BackToCentre = lazyPart(() => import('./BackToCentre.tsx').then((file) => file.BackToCentre))

/** Menu beside a page (SIDE-01); on small screens the header's drawer has its entries. */
export function SideMenu({ page }: BarProps) {
  const intl = useIntl()
  const { isFolded } = useSideMenu()
  useEffect(takeUpSideMenu, [])
  return (
    <nav className={classes.menu} aria-label={intl.formatMessage({ id: 'app.sideMenu' })}>
      {page.frame === 'centre' && (
        <Suspense>
          <BackToCentre page={page} />
        </Suspense>
      )}
      <button
        type="button"
        className={`${choice.choice} ${classes.entry}`}
        data-early="sideMenu"
        aria-expanded={!isFolded}
        onClick={() => foldSideMenu(!isFolded)}
      >
        <FoldIcon />
        <span className={classes.label}>
          <FormattedMessage id={isFolded ? 'app.menu.expand' : 'app.menu.collapse'} />
        </span>
      </button>
      <SideMenuEntries page={page} />
    </nav>
  )
}
