import { useIntl } from 'react-intl'
import { LanguageMenu } from '../../../kit/language/LanguageMenu.tsx'
import { ThemeMenu } from '../../../kit/theme/ThemeMenu.tsx'
import { isForGame } from '../../../pages/page.ts'
import { openCustomerService, useServiceEntries } from '../../../session/customerService.ts'
import { HeadsetIcon } from '../../../ui/placeIcons.tsx'
import type { BarProps } from '../hydratingBar.tsx'
import classes from './Header.module.css'
import { NoticesButton } from './NoticesButton.tsx'
import { SearchButton } from './SearchButton.tsx'
import { ToolButton } from './ToolButton.tsx'

/** Header tools for every visitor: search, notices, help, language, theme. */
export function HeaderChoices({ page, isOpen }: BarProps) {
  return (
    <div className={classes.choices} data-open={isOpen || undefined}>
      {isOpen && <SearchButton isForGame={isForGame(page)} />}
      {isOpen && <NoticesButton isQuiet={isForGame(page)} />}
      {isOpen && <ServiceButton />}
      <LanguageMenu />
      <ThemeMenu />
    </div>
  )
}

/** Customer service button (HEAD-09). */
function ServiceButton() {
  const intl = useIntl()
  const entries = useServiceEntries()
  return (
    <ToolButton
      earlyId="service"
      label={intl.formatMessage({ id: 'failure.customerService' })}
      modal="customerService"
      icon={<HeadsetIcon />}
      onPress={() => openCustomerService(entries)}
    />
  )
}
