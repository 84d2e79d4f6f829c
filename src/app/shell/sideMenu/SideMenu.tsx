import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { FoldIcon } from '../../../ui/placeIcons.tsx'
import type { BarProps } from '../wakingBar.tsx'
import classes from './SideMenu.module.css'
import { SideMenuEntries } from './SideMenuEntries.tsx'
import { foldSideMenu, takeUpSideMenu, useSideMenu } from './sideMenuState.ts'

/** The menu beside a page (SIDE-01); small screens have its entries in the header's drawer. */
export function SideMenu({ page }: BarProps) {
  const intl = useIntl()
  const { isFolded } = useSideMenu()
  useEffect(takeUpSideMenu, [])
  return (
    <nav className={classes.menu} aria-label={intl.formatMessage({ id: 'app.sideMenu' })}>
      <button
        type="button"
        className={classes.entry}
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
