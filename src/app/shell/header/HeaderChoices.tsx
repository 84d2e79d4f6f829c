import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MessageId } from '../../../kit/i18n/messageIds.ts'
import { LanguageMenu } from '../../../kit/language/LanguageMenu.tsx'
import { openModal } from '../../../kit/modal/modalStore.ts'
import type { ModalName } from '../../../kit/modal/modalTable.ts'
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
const NoticesButton = () => (
  <ToolButton
    early="notices"
    labelId="header.notices"
    modal="notices"
    icon={<BellIcon />}
    onPress={() => openModal({ name: 'notices' })}
  />
)

/** HEAD-09. */
function ServiceButton() {
  const entries = useServiceEntries()
  return (
    <ToolButton
      early="service"
      labelId="failure.customerService"
      modal="customerService"
      icon={<HeadsetIcon />}
      onPress={() => openCustomerService(entries)}
    />
  )
}

type ToolProps = {
  /** Names it for a press that comes before the page can answer. */
  early: string
  labelId: MessageId
  /** What it is about to open. */
  modal: ModalName
  icon: ReactNode
  onPress: () => void
}

function ToolButton({ early, labelId, modal, icon, onPress }: ToolProps) {
  const intl = useIntl()
  return (
    <button
      type="button"
      className={classes.tool}
      data-early={early}
      aria-label={intl.formatMessage({ id: labelId })}
      onPointerEnter={() => preloadModal(modal)}
      onClick={onPress}
    >
      {icon}
    </button>
  )
}
