import { useState } from 'react'
import { Offer } from '../../ui/Offer.tsx'
import { useLanguage } from '../i18n/I18nProvider.tsx'
import { hasChosenLanguage } from '../i18n/languageChoice.ts'
import { shownLanguages } from '../i18n/languages.ts'
import { lacksText } from '../i18n/missingTexts.ts'
import { useOtherTexts } from '../i18n/textsOf.ts'
import { useBubble } from '../layer/bubbles.ts'
import { localStore } from '../storage.ts'
import { offeredLanguage } from './languageOffer.ts'
import { useChooseLanguage } from './useChooseLanguage.ts'

/** Local-storage key for the code of the declined language. */
const declinedKey = 'declinedLanguage'

/**
 * Offers the device's language, in that language, to a visitor who has not chosen a language. The
 * offer is one line at the edge of the page and shifts no layout. It returns with the next page
 * load unless the visitor accepts or declines it.
 */
export function LanguageOffer() {
  const current = useLanguage()
  const choose = useChooseLanguage()
  const [declined, setDeclined] = useState(() => localStore.get(declinedKey))
  const [isOver, setOver] = useState(false)
  const language = offeredLanguage({
    preferences: navigator.languages,
    languages: shownLanguages,
    current,
    hasChosen: hasChosenLanguage(),
    declinedCode: declined,
  })
  const texts = useOtherTexts(language, 'frame')
  // An offer whose text is not translated would be in English, so it is not shown: it would not
  // help the visitor.
  const isDue =
    !isOver &&
    language !== undefined &&
    texts !== undefined &&
    !lacksText(language.code, 'language.offer')
  const isShown = useBubble('language', isDue, () => setOver(true))
  if (!isShown || language === undefined || texts === undefined) return null
  const decline = () => {
    localStore.set(declinedKey, language.code)
    setDeclined(language.code)
  }
  const { locale, direction, name } = language
  return (
    <Offer
      label={name}
      lang={locale}
      dir={direction}
      text={texts.formatMessage({ id: 'language.offer' })}
      closeLabel={texts.formatMessage({ id: 'app.close' })}
      onAccept={() => choose(language)}
      onClose={decline}
    />
  )
}
