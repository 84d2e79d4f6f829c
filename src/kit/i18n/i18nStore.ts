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
  /** One object of texts per group; merging them would copy thousands of entries. */
  texts: readonly Messages[]
  /** Texts that all components receive; `WithMessages` provides the other groups. */
  everywhere: readonly Messages[]
}

/** Store of the interface language and its texts, created for each page by `createI18n`. */
export type I18n = {
  store: StoreApi<I18nState>
  /**
   * Latest state in the initial language. Prerendered parts are hydrated with this state, even if
   * another language was chosen in the meantime.
   */
  firstState: () => I18nState
  /**
   * Loads the texts of a group. Calls during the load return the same promise. Rejects when the
   * chunk fails to load.
   */
  need: (group: MessageGroup) => Promise<void>
  /**
   * Loads a group like `need`, and then provides its texts to all components. Components that
   * lacked a text render again.
   */
  needEverywhere: (group: MessageGroup) => Promise<void>
  /**
   * Shows another language and stores the choice (I18N-05, I18N-06). Rejects if the texts fail to
   * load; the current language then remains.
   */
  changeLanguage: (code: string) => Promise<void>
}

export async function loadMessages(language: Language, group: MessageGroup): Promise<Messages> {
  const loader = (loaders[language.code] ?? loaders.en)?.[group]
  if (loader === undefined) throw new Error(`no texts for ${language.code}`)
  const { messages, missing } = await loader()
  countMissing(language.code, missing)
  return messages
}

type Start = {
  language: Language
  /** Texts that are already loaded, in one object per group. */
  texts: readonly Messages[]
  /** Groups of `texts`, in order; defaults to `frame`. */
  groups?: readonly MessageGroup[]
  /** Loader of texts; tests replace it to simulate failures. */
  loadTexts?: typeof loadMessages
}

/**
 * Groups to load for a group. `member` needs the texts of log-in and registration, and `features`,
 * the texts of what visitors see too.
 */
export const withShared = (group: MessageGroup): MessageGroup[] =>
  group === 'member' ? ['entry', 'features', group] : [group]

/** Loads texts into the store, once for each language and group. */
function createLoads(store: I18n['store'], loadTexts: typeof loadMessages) {
  const pending = new Map<string, Promise<void>>()
  const noteLoaded = ({ language, groups }: Pick<I18nState, 'language' | 'groups'>) => {
    for (const group of groups) pending.set(`${language.code}/${group}`, endedLoad)
  }
  noteLoaded(store.getState())

  const need = (group: MessageGroup): Promise<void> => {
    const { language } = store.getState()
    const key = `${language.code}/${group}`
    const promise =
      pending.get(key) ??
      startLoad(
        () => load(language, group),
        (loaded) => (loaded ? pending.set(key, loaded) : pending.delete(key)),
      )
    pending.set(key, promise)
    return promise
  }
  const load = async (language: Language, group: MessageGroup) => {
    const groups = withShared(group)
    const loaded = await Promise.all(groups.map((each) => loadTexts(language, each)))
    store.setState((state) => {
      // If the language changed during the load, `changeLanguage` has loaded the groups in use.
      if (state.language !== language) return state
      // Adding a shared group twice changes nothing.
      return { texts: [...state.texts, ...loaded], groups: [...state.groups, ...groups] }
    })
    noteLoaded({ language, groups })
  }

  return { need, noteLoaded }
}

/**
 * Creates the store with texts that are already loaded, so that the first render does not suspend.
 */
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
  const { need, noteLoaded } = createLoads(store, loadTexts)
  let latestChoice = ''

  const needEverywhere = async (group: MessageGroup): Promise<void> => {
    await need(group)
    store.setState(({ texts }) => ({ everywhere: texts }))
  }

  const changeLanguage = async (code: string): Promise<void> => {
    const language = findLanguage(code) ?? defaultLanguage
    latestChoice = language.code
    let groups: readonly MessageGroup[] = []
    let texts: readonly Messages[] = []
    // More groups may be requested during the load, so repeat until all are loaded.
    while (groups.length < store.getState().groups.length) {
      groups = store.getState().groups
      texts = await Promise.all(groups.map((group) => loadTexts(language, group)))
    }
    // Wait before the language changes, since parts that are not hydrated yet need the document's
    // language.
    await whenAllHydrated()
    if (latestChoice !== language.code) return
    noteLoaded({ language, groups })
    store.setState({ language, groups, texts, everywhere: texts })
    showLanguageOfDocument(language)
    rememberLanguage(language)
  }

  return { store, firstState: () => firstState, need, needEverywhere, changeLanguage }
}
