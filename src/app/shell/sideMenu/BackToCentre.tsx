import { useEffect, useRef } from 'react'
import { FormattedMessage } from 'react-intl'
import { showCentreMenu } from '../../../pages/centre/switchMenus.ts'
import type { Page } from '../../../pages/page.ts'
import choice from '../../../ui/choice.module.css'
import { UserIcon } from '../../../ui/navigationIcons.tsx'
import classes from './SideMenu.module.css'

/** Button that returns from the portal's menu to the menu of the member or agent centre. */
export function BackToCentre({ page }: { page: Page }) {
  const button = useRef<HTMLButtonElement>(null)
  // The button that opened this menu is no longer rendered, so the focus moves here.
  useEffect(() => button.current?.focus(), [])
  return (
    <button
      ref={button}
      type="button"
      className={`${choice.choice} ${classes.entry}`}
      onClick={showCentreMenu}
    >
      <UserIcon />
      <span className={classes.label}>
        <FormattedMessage id="app.menu.centre" values={{ area: page.area }} />
      </span>
    </button>
  )
}
