import '../ui/tokens.css'
import '../ui/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { prepareCalls } from '../api/prepareCalls.ts'
import { watchStyles } from '../kit/hydration/failedStyles.ts'
import { isLoadFailure } from '../kit/hydration/load.ts'
import { watchPageStart } from '../kit/hydration/pageHydration.ts'
import { onPartHydrated } from '../kit/hydration/partHydration.ts'
import type { Language } from '../kit/i18n/allLanguages.ts'
import { createI18n, type I18n, loadMessages } from '../kit/i18n/i18nStore.ts'
import {
  languageOfAddress,
  rememberedLanguage,
  rememberLanguage,
  showLanguageOfDocument,
} from '../kit/i18n/languageChoice.ts'
import { defaultLanguage, findLanguage } from '../kit/i18n/languages.ts'
import { showDocumentDialogs } from '../kit/modal/documentDialogs.ts'
import { onDocumentModal, useModalStore } from '../kit/modal/modalStore.ts'
import { preloadModal, setModalLoader } from '../kit/modal/preloadModal.ts'
import { installTrustedTypes } from '../kit/page/trustedTypes.ts'
import { hydrateQueries } from '../kit/query/dehydratedQueries.ts'
import { startTheme } from '../kit/theme/themeStore.ts'
import { soon } from '../kit/timing/soon.ts'
import { whenIdle } from '../kit/timing/whenIdle.ts'
import { pageAt } from '../pages/pages.ts'
import { connectApi } from '../session/connectApi.ts'
import { followReturns } from '../session/follow/pageReturn.ts'
import { enterByLink } from '../session/linkToken.ts'
import { memberQuery } from '../session/session.queries.ts'
import { resumeSession, sessionToken } from '../session/session.ts'
import { App, type Portal } from './App.tsx'
import { loadModal, preloadInTurn } from './preload.ts'
import { createQueryClient } from './queryClient.ts'
import {
  isAtDocument,
  markPageHydrated,
  replayInput,
  takeTokenOfAddress,
} from './start/preHydrationInput.ts'

async function start(): Promise<void> {
  installTrustedTypes()
  watchStyles()
  watchPageStart()
  const mocked =
    import.meta.env.DEV && import('../startMocks.ts').then((mocks) => mocks.startMocks())
  const container = document.getElementById('root')
  if (container === null) throw new Error('#root is missing')
  let page = pageAt(location.pathname)
  // A server may answer with another page's HTML; that is replaced, not hydrated.
  const isOfDocument = () => isAtDocument() && container.dataset.page === page.id
  const shown = findLanguage(isOfDocument() ? document.documentElement.lang : undefined)
  const named = languageOfAddress()
  // As good as a choice in the menu: the next page, whose address names none, is in it too.
  if (named !== undefined) rememberLanguage(named)
  const chosen = named ?? rememberedLanguage()
  const language = shown ?? chosen ?? defaultLanguage
  const [messages] = await Promise.all([
    loadMessages(language, 'frame'),
    page.Screen.preload(),
    mocked,
  ])
  const portal = {
    i18n: createI18n({ language, texts: [messages] }),
    queryClient: createQueryClient(),
  }

  page = pageAt(location.pathname)
  const { pathname } = location
  const isPrerendered = isOfDocument()
  if (isPrerendered) hydrateQueries(portal.queryClient)
  connectApi(portal.queryClient, () => portal.i18n.store.getState().language.locale)
  resumeSession()
  // A browser may keep a page that is left before anything else follows its session.
  followReturns(portal.queryClient)
  const token = takeTokenOfAddress()
  if (token !== undefined) enterByLink(portal.queryClient, token)
  // Before hydration: the kind of visitor decides what the page shows.
  if (sessionToken() !== null) {
    void portal.queryClient.prefetchQuery(memberQuery())
    void page.prefetch?.(portal.queryClient)
  }
  startTheme()
  setModalLoader(async (name) => {
    await Promise.all([loadModal(name, portal.queryClient), portal.i18n.need('features')])
  })
  useModalStore.subscribe(showDocumentDialogs)
  // Pressed before the page could answer: what it needs comes beside what the page waits for.
  onDocumentModal(({ name }) => void preloadModal(name))
  showLanguageOfDocument(language)

  onPartHydrated(replayInput)
  const handleShown = () => {
    markPageHydrated()
    // The router hears of it from now on.
    if (location.pathname !== pathname)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    // Cookies may be refused, or a CDN have answered: then nobody knew the language.
    if (chosen && chosen !== language) void correctLanguage(portal.i18n, chosen)
    whenIdle(() => {
      prepareCalls()
      void preloadInTurn(['login', 'register'])
    })
  }
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App portal={portal} onShown={handleShown} />
      </BrowserRouter>
    </StrictMode>
  )
  soon(() => listen(portal))
  const onRecoverableError = (error: unknown) => {
    if (error instanceof Error && isLoadFailure(error.cause)) return
    // A part that is hydrated after a change of the language is drawn anew, in the new one.
    if (portal.i18n.store.getState().language.code === language.code) reportError(error)
  }
  if (isPrerendered) startTransition(() => void hydrateRoot(container, app, { onRecoverableError }))
  else createRoot(container).render(app)
}

/** Hydration still needs the language that the document is in (`changeLanguage`). */
async function correctLanguage(i18n: I18n, { code }: Language): Promise<void> {
  try {
    await i18n.changeLanguage(code)
  } catch {
    // Its texts did not come: the page stays in the language that it is in.
  }
}

/**
 * Milliseconds until the code that follows the session is asked for again, when it did not come.
 */
const listenAgainAfter = 10_000

/** Follows the session and the server's events, with code that no first paint waits for. */
function listen(portal: Portal): void {
  import('../session/follow/followSession.ts').then(
    ({ followSession }) => followSession(portal.queryClient, portal.i18n),
    () => setTimeout(() => listen(portal), listenAgainAfter),
  )
}

// In a task of its own: evaluating what it needs keeps a slow phone busy for long enough.
setTimeout(() => void start())
