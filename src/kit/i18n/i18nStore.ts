import { loaders, type MessageGroup } from 'virtual:messages'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { endedLoad, startLoad } from '../hydration/load.ts'
import { whenAllHydrated } from '../hydration/partHydration.ts'
import type { Language } from './allLanguages.ts'
import { rememberLanguage, showLanguageOfDocument } from './languageChoice.ts'
import { defaultLanguage, findLanguage } from './languages.ts'
import { countMissing } from './missingTexts.ts'

export type Messages = Record<string, MessageFormatElement[]>

export type I18nState = {
  language: Language
  groups: readonly MessageGroup[]
  /** Each group's, never put together: that would copy thousands. */
  texts: readonly Messages[]
  /** Those that every part of the page gets; the others come with `WithMessages`. */
  everywhere: readonly Messages[]
}

/** The language of the interface and its texts; one for a page, made by `createI18n`. */
export type I18n = {
  store: StoreApi<I18nState>
  /**
   * The last state in the language that it began with. What was prerendered in that language is
   * still rendered in it at first when another one has been chosen meanwhile.
   */
  firstState: () => I18nState
  /** Loads a group's texts; the same promise until they are there. Rejects when the chunk fails. */
  need: (group: MessageGroup) => Promise<void>
  /**
   * As `need`, and then every part of the page gets them; what the page lacks for that renders
   * again.
   */
  needEverywhere: (group: MessageGroup) => Promise<void>
  /**
   * Shows another language and remembers it (I18N-05, I18N-06). Rejects, and keeps the present
   * language, when the texts cannot be loaded.
   */
  changeLanguage: (code: string) => Promise<void>
}

/** The texts of one group in one language. */
export async function loadMessages(language: Language, group: MessageGroup): Promise<Messages> {
  const loader = (loaders[language.code] ?? loaders.en)?.[group]
  if (loader === undefined) throw new Error(`no texts for ${language.code}`)
  const { messages, missing } = await loader()
  countMissing(language.code, missing)
  return messages
}

type Start = {
  language: Language
  /** Each group's. */
  texts: readonly Messages[]
  /** Those that `texts` has; the frame's when left out. */
  groups?: readonly MessageGroup[]
  /** Where texts come from; a test may let it fail. */
  loadTexts?: typeof loadMessages
}

/** Starts with texts that are already loaded, so that the first render needs no waiting. */
export function createI18n({
  language: firstLanguage,
  texts: firstTexts,
  groups: firstGroups = ['frame'],
  loadTexts = loadMessages,
}: Start): I18n {
  const store = createStore<I18nState>(() => ({
    language: firstLanguage,
    groups: firstGroups,
    texts: firstTexts,
    everywhere: firstTexts,
  }))
  let firstState = store.getState()
  store.subscribe((state) => {
    if (state.language === firstLanguage) firstState = state
  })
  const pending = new Map<string, Promise<void>>()
  let latestChoice = ''

  const noteLoaded = ({ language, groups }: Pick<I18nState, 'language' | 'groups'>) => {
    for (const group of groups) {
      const key = `${language.code}/${group}`
      if (!pending.has(key)) pending.set(key, endedLoad)
    }
  }
  noteLoaded(store.getState())

  const need = (group: MessageGroup): Promise<void> => {
    const { language } = store.getState()
    const key = `${language.code}/${group}`
    const promise =
      pending.get(key) ??
      startLoad(
        () => load(language, group),
        () => pending.delete(key),
      )
    pending.set(key, promise)
    return promise
  }
  const load = async (language: Language, group: MessageGroup) => {
    const loaded = await loadTexts(language, group)
    store.setState((state) => {
      // The language changed meanwhile: that change loads the groups in use by itself.
      if (state.language !== language || state.groups.includes(group)) return state
      return { texts: [...state.texts, loaded], groups: [...state.groups, group] }
    })
  }

  const needEverywhere = async (group: MessageGroup): Promise<void> => {
    await need(group)
    store.setState(({ texts }) => ({ everywhere: texts }))
  }

  const changeLanguage = async (code: string): Promise<void> => {
    const language = findLanguage(code) ?? defaultLanguage
    latestChoice = language.code
    let groups: readonly MessageGroup[] = []
    let texts: readonly Messages[] = []
    // A group may be asked for while others load.
    while (groups.length < store.getState().groups.length) {
      groups = store.getState().groups
      texts = await Promise.all(groups.map((group) => loadTexts(language, group)))
    }
    // Hydration needs the language that the document is in.
    await whenAllHydrated()
    if (latestChoice !== language.code) return
    noteLoaded({ language, groups })
    store.setState({ language, groups, texts, everywhere: texts })
    showLanguageOfDocument(language)
    rememberLanguage(language)
  }

  return { store, firstState: () => firstState, need, needEverywhere, changeLanguage }
}
