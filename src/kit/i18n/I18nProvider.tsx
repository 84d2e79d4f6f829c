import type { MessageGroup } from 'virtual:messages'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { IntlMessageFormat } from 'intl-messageformat'
import {
  createContext,
  type ReactNode,
  use,
  useContext,
  useMemo,
  useSyncExternalStore,
} from 'react'
import {
  createIntl,
  createIntlCache,
  type IntlShape,
  type MessageDescriptor,
  RawIntlProvider,
} from 'react-intl'
import { useStore } from 'zustand'
import type { Language } from './allLanguages.ts'
import type { I18n, I18nState, Messages } from './i18nStore.ts'
import type { MessageId } from './messageIds.ts'
import { countMissing } from './missingTexts.ts'

// The library wants to know it of each text with a value, only to parse texts; ours are parsed at
// build. It would list all locales that Intl has numbers for, which keeps a page that just opens
// busy for 20 ms.
IntlMessageFormat.resolveLocale = () => undefined

const I18nContext = createContext<I18n | null>(null)

/**
 * Gives texts to everything below: `FormattedMessage`, `useIntl`, `useLanguage`. Those are the
 * texts that are there at first: later groups come with `WithMessages`, so that their arrival
 * renders nothing else again, least of all what
 * is not hydrated yet.
 */
export function I18nProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  const language = useStore(i18n.store, (state) => state.language)
  const texts = useStore(i18n.store, (state) => state.everywhere)
  const intl = useMemo(() => createPortalIntl(i18n, { language, texts }), [i18n, language, texts])
  return (
    <I18nContext value={i18n}>
      <RawIntlProvider value={intl}>{children}</RawIntlProvider>
    </I18nContext>
  )
}

/** The language's owner: `changeLanguage`, `need`. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext)
  if (i18n === null) throw new Error('I18nProvider is missing above')
  return i18n
}

/** The language shown now. */
export function useLanguage(): Language {
  return useStore(useI18n().store, (state) => state.language)
}

/** Renders its children when the texts of `group` are there; suspends until then. */
export function WithMessages({ group, children }: { group: MessageGroup; children: ReactNode }) {
  const i18n = useI18n()
  use(i18n.need(group))
  return <LoadedMessages>{children}</LoadedMessages>
}

/** Gives its children all texts that are there by now, without waiting for any. */
export function LoadedMessages({ children }: { children: ReactNode }) {
  const i18n = useI18n()
  const { subscribe, getState } = i18n.store
  // In a first render `useStore` would give the texts that were there at the start.
  const { language, texts } = useSyncExternalStore(subscribe, getState, i18n.firstState)
  const intl = useMemo(() => createPortalIntl(i18n, { language, texts }), [i18n, language, texts])
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>
}

function createPortalIntl(
  i18n: I18n,
  { language, texts }: Pick<I18nState, 'language' | 'texts'>,
): IntlShape {
  const cache = createIntlCache()
  const ofGroup = (messages: Messages) =>
    createIntl(
      {
        // Of a locale that it is told, the library asks whether Intl knows it, which lists all that
        // Intl knows. The default locale takes the place of none.
        locale: '',
        // Latin digits and the Gregorian calendar, whatever the language.
        defaultLocale: `${language.locale}-u-ca-gregory-nu-latn`,
        // Ids are checked where they are used; a group's texts come later than the first.
        messages: messages as Record<MessageId, MessageFormatElement[]>,
        // Texts are checked at build; data that a browser lacks for a language is no error of ours.
        onError: () => {},
      },
      cache,
    )
  const groups = texts.map((messages) => ({ messages, intl: ofGroup(messages) }))
  const formatKnown = (descriptor: MessageDescriptor, ...rest: unknown[]): unknown => {
    const id = String(descriptor.id)
    const group = groups.find(({ messages }) => Object.hasOwn(messages, id))
    if (group) return Reflect.apply(group.intl.formatMessage, undefined, [descriptor, ...rest])
    // A text of a group that is not loaded: never show the id, show the text once it is there.
    countMissing(language.code, [id])
    i18n.needEverywhere('features').catch(() => {})
    return ''
  }
  // react-intl's overloads cannot be repeated here; arguments and result pass through unchanged.
  return { ...ofGroup({}), formatMessage: formatKnown as IntlShape['formatMessage'] }
}
