import { useIntl } from 'react-intl'
import { LanguageMenu } from '../../../kit/i18n/LanguageMenu.tsx'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { preloadModal } from '../../../kit/modal/preloadModal.ts'
import { ThemeMenu } from '../../../kit/theme/ThemeMenu.tsx'
import { openCustomerService, useServiceEntries } from '../../../session/customerService.ts'
import { BellIcon, HeadsetIcon } from '../../../ui/placeIcons.tsx'
import type { BarProps } from '../wakingBar.tsx'
import classes from './Header.module.css'

/** What everybody chooses in the header: help, language, theme. */
export function HeaderChoices({ isOpen }: BarProps) {
  return (
    <div className={classes.choices} data-open={isOpen || undefined}>
      {isOpen && <NoticesButton />}
      {isOpen && <ServiceButton />}
      <LanguageMenu />
      <ThemeMenu />
    </div>
  )
}

/** HEAD-08, ANN-06. */
function NoticesButton() {
  const intl = useIntl()
  return (
    <button
      type="button"
      className={classes.tool}
      data-early="notices"
      aria-label={intl.formatMessage({ id: 'header.notices' })}
      onPointerEnter={() => preloadModal('notices')}
      onClick={() => openModal({ name: 'notices' })}
    >
      <BellIcon />
    </button>
  )
}

/** HEAD-09. */
function ServiceButton() {
  const intl = useIntl()
  const entries = useServiceEntries()
  return (
    <button
      type="button"
      className={classes.tool}
      data-early="service"
      aria-label={intl.formatMessage({ id: 'failure.customerService' })}
      onPointerEnter={() => preloadModal('customerService')}
      onClick={() => openCustomerService(entries)}
    >
      <HeadsetIcon />
    </button>
  )
}
