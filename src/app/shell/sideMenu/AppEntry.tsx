import { useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import choice from '../../../ui/choice.module.css'
import { ChevronDownIcon } from '../../../ui/controlIcons.tsx'
import { PhoneIcon } from '../../../ui/placeIcons.tsx'
import { AppCodesPart, preloadAppCodes } from '../appCodes/AppCodesPart.tsx'
import classes from './SideMenu.module.css'
import { foldSideMenu, useSideMenu } from './sideMenuState.ts'

/** Size of a QR code in CSS pixels (CONST-44). */
const codeSize = 120

/** Entry that unfolds the QR codes of the apps (SIDE-08); it also expands a folded menu. */
export function AppEntry() {
  const id = useId()
  const { isFolded } = useSideMenu()
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen && !isFolded
  return (
    <li>
      <button
        type="button"
        className={`${choice.choice} ${classes.entry}`}
        data-early="menuApp"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onPointerEnter={() => void preloadAppCodes()}
        onClick={() => {
          setOpen(!isShown)
          if (isFolded) foldSideMenu(false)
        }}
      >
        <PhoneIcon />
        <span className={classes.label}>
          <FormattedMessage id="app.menu.app" />
        </span>
        <span className={classes.arrow}>
          <ChevronDownIcon />
        </span>
      </button>
      {isShown && <AppCodesPart id={id} size={codeSize} className={classes.codes} />}
    </li>
  )
}
