import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { useEffect, useState } from 'react'
import { createIntl, createIntlCache, type IntlShape, useIntl } from 'react-intl'
import type { Language } from './allLanguages.ts'
import { useLanguage } from './I18nProvider.tsx'
import { loadMessages } from './i18nStore.ts'
import type { MessageId } from './messageIds.ts'

const loadedTexts = new Map<string, Promise<IntlShape>>()

/** The features' texts in a language that the page may not show. Rejects when its chunk fails. */
function textsOf(language: Language): Promise<IntlShape> {
  const { code, locale } = language
  const loading =
    loadedTexts.get(code) ??
    loadMessages(language, 'features').then((texts) => {
      // Ids are checked where they are used.
      const messages = texts as Record<MessageId, MessageFormatElement[]>
      // A text that a browser lacks data for is no error of ours.
      return createIntl({ locale, messages, onError: () => {} }, createIntlCache())
    })
  loadedTexts.set(code, loading)
  loading.catch(() => loadedTexts.delete(code))
  return loading
}

/** The texts of a language, whichever the page is in; undefined until they are there. */
export function useTextsOf(language: Language): IntlShape | undefined {
  const own = useIntl()
  const shown = useLanguage()
  const [other, setOther] = useState<{ code: string; intl: IntlShape }>()
  const isOwn = language.code === shown.code
  useEffect(() => {
    if (isOwn) return
    let isWanted = true
    textsOf(language).then(
      (intl) => isWanted && setOther({ code: language.code, intl }),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [language, isOwn])
  if (isOwn) return own
  return other?.code === language.code ? other.intl : undefined
}
