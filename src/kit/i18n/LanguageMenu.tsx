import { useIntl } from 'react-intl'
import { GlobeIcon } from '../../ui/icons.tsx'
import { Menu } from '../../ui/Menu.tsx'
import classes from '../../ui/TopBar.module.css'
import { showToast } from '../toast/toastStore.ts'
import type { Language } from './allLanguages.ts'
import { useI18n, useLanguage } from './I18nProvider.tsx'
import { shownLanguages } from './languages.ts'

/** Chooses the language among those that this build shows (I18N-05). */
export function LanguageMenu() {
  const intl = useIntl()
  const i18n = useI18n()
  const shown = useLanguage()
  const choose = (language: Language) => {
    i18n.changeLanguage(language.code).catch(() => {
      showToast('failure', { id: 'failure.language', values: { name: language.name } })
    })
  }
  return (
    <Menu
      label={intl.formatMessage({ id: 'language.label' }, { name: shown.name })}
      early="language"
      button={
        <>
          <GlobeIcon />
          <span className={classes.toolText}>{shown.code.toUpperCase()}</span>
        </>
      }
      buttonClassName={classes.tool}
      items={shownLanguages.map((language) => ({
        id: language.code,
        label: language.name,
        lang: language.locale,
        checked: language === shown,
        onSelect: () => choose(language),
      }))}
    />
  )
}
