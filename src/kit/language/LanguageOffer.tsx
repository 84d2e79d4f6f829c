import { useState } from 'react'
import { CloseIcon } from '../../ui/icons.tsx'
import { useLanguage } from '../i18n/I18nProvider.tsx'
import { hasChosenLanguage } from '../i18n/languageChoice.ts'
import { shownLanguages } from '../i18n/languages.ts'
import { lacksText } from '../i18n/missingTexts.ts'
import { useOtherTexts } from '../i18n/textsOf.ts'
import { localStore } from '../storage.ts'
import classes from './LanguageOffer.module.css'
import { offeredLanguage } from './languageOffer.ts'
import { useChooseLanguage } from './useChooseLanguage.ts'

/** The local-storage key of the language that was declined. */
const declinedKey = 'declinedLanguage'

/**
 * Offers a visitor who has not chosen a language that of the device, in its own words: one line at
 * the page's edge, which covers little and moves nothing.
 */
export function LanguageOffer() {
  const current = useLanguage()
  const choose = useChooseLanguage()
  const [declined, setDeclined] = useState(() => localStore.get(declinedKey))
  const language = offeredLanguage({
    preferences: navigator.languages,
    shown: shownLanguages,
    current,
    hasChosen: hasChosenLanguage(),
    declined,
  })
  const texts = useOtherTexts(language, 'frame')
  if (language === undefined || texts === undefined) return null
  // In English nobody would understand it better.
  if (lacksText(language.code, 'language.offer')) return null
  const decline = () => {
    localStore.set(declinedKey, language.code)
    setDeclined(language.code)
  }
  const { locale, direction, name } = language
  return (
    <section className={classes.offer} lang={locale} dir={direction} aria-label={name}>
      <button type="button" className={classes.accept} onClick={() => choose(language)}>
        {texts.formatMessage({ id: 'language.offer' })}
      </button>
      <button
        type="button"
        className={classes.decline}
        aria-label={texts.formatMessage({ id: 'app.close' })}
        onClick={decline}
      >
        <CloseIcon />
      </button>
    </section>
  )
}
