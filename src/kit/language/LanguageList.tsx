import { type KeyboardEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { SearchInput } from '../../ui/field/SearchInput.tsx'
import type { OpenMenu } from '../../ui/MenuButton.tsx'
import { MenuList } from '../../ui/MenuList.tsx'
import { useLanguage } from '../i18n/I18nProvider.tsx'
import { shownLanguages } from '../i18n/languages.ts'
import classes from './LanguageList.module.css'
import { findLanguages, sortForDevice } from './languageOffer.ts'
import { useChooseLanguage } from './useChooseLanguage.ts'

/** Maximum number of languages for which the menu has no search. */
const fewLanguages = 8

/** Menu list of the build's languages, each with its own name, and a search if there are many. */
export function LanguageList({ label, open }: { label: string; open: OpenMenu }) {
  const intl = useIntl()
  const shown = useLanguage()
  const choose = useChooseLanguage()
  const [text, setText] = useState('')
  const languages = sortForDevice(findLanguages(shownLanguages, text, shown.locale), [
    ...navigator.languages,
  ])
  const [first] = languages
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || text === '' || first === undefined) return
    event.preventDefault()
    open.close('toButton')
    choose(first)
  }
  const search = (
    <div className={classes.search}>
      <SearchInput
        label={intl.formatMessage({ id: 'app.menu.language' })}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      <p role="status" className={classes.status}>
        {languages.length === 0 && intl.formatMessage({ id: 'language.none' })}
      </p>
    </div>
  )
  return (
    <MenuList
      {...open}
      label={label}
      header={shownLanguages.length > fewLanguages && search}
      items={languages.map((language) => ({
        id: language.code,
        label: language.name,
        lang: language.locale,
        checked: language.code === shown.code,
        onSelect: () => choose(language),
      }))}
    />
  )
}
