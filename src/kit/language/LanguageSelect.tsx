import { useIntl } from 'react-intl'
import { useLanguage } from '../i18n/I18nProvider.tsx'
import { shownLanguages } from '../i18n/languages.ts'
import { useChooseLanguage } from './useChooseLanguage.ts'

/**
 * Language select with the device's native picker, for places without room for a menu (SIDE-10).
 */
export function LanguageSelect({ className }: { className?: string | undefined }) {
  const intl = useIntl()
  const shown = useLanguage()
  const chooseLanguage = useChooseLanguage()
  const choose = (code: string) => {
    const language = shownLanguages.find((one) => one.code === code)
    if (language) chooseLanguage(language)
  }
  return (
    <select
      className={className}
      aria-label={intl.formatMessage({ id: 'app.menu.language' })}
      value={shown.code}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {shownLanguages.map((language) => (
        <option key={language.code} value={language.code} lang={language.locale}>
          {language.name}
        </option>
      ))}
    </select>
  )
}
