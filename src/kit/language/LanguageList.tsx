import type { OpenMenu } from '../../ui/MenuButton.tsx'
import { MenuList } from '../../ui/MenuList.tsx'
import { useLanguage } from '../i18n/I18nProvider.tsx'
import { shownLanguages } from '../i18n/languages.ts'
import { useChooseLanguage } from './useChooseLanguage.ts'

/** Menu list of the build's languages, each with its own name. */
export function LanguageList({ label, open }: { label: string; open: OpenMenu }) {
  const shown = useLanguage()
  const choose = useChooseLanguage()
  return (
    <MenuList
      {...open}
      label={label}
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
