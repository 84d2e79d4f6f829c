import '../ui/tokens.css'
import '../ui/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
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
import type { Page } from '../pages/page.ts'
import { pageAt } from '../pages/pages.ts'
import { connectApi } from '../session/connectApi.ts'
import { followReturns } from '../session/follow/pageReturn.ts'
import { enterByLink } from '../session/linkToken.ts'
import { memberQuery } from '../session/session.queries.ts'
import { resumeSession, sessionToken } from '../session/session.ts'
import { App, type Portal } from './App.tsx'
import { modalTexts } from './modalTexts.ts'
import { loadModal } from './preload.ts'
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
  // False if the HTML is that of another page: React then replaces it instead of hydrating it.
  const isOfDocument = () => isAtDocument() && container.dataset.page === page.id
  const shown = findLanguage(isOfDocument() ? document.documentElement.lang : undefined)
  const chosen = chosenLanguage()
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
  startSession(portal, page)
  startTheme()
  startModals(portal)
  showLanguageOfDocument(language)

  onPartHydrated(replayInput)
  const handleShown = () => {
    markPageHydrated()
    // Notifies the router of a navigation during hydration.
    if (location.pathname !== pathname)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    // The document is not in the chosen language if cookies are blocked or a CDN served it.
    if (chosen && chosen !== language) void correctLanguage(portal.i18n, chosen)
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
    // A part hydrated after a change of the language differs from its HTML; React renders it again.
    if (portal.i18n.store.getState().language.code === language.code) reportError(error)
  }
  if (isPrerendered) startTransition(() => void hydrateRoot(container, app, { onRecoverableError }))
  else createRoot(container).render(app)
}

/** A language in the URL counts as chosen: later pages whose URL names no language use it, too. */
function chosenLanguage(): Language | undefined {
  const named = languageOfAddress()
  if (named !== undefined) rememberLanguage(named)
  return named ?? rememberedLanguage()
}

function startSession({ queryClient, i18n }: Portal, page: Page): void {
  connectApi(queryClient, () => i18n.store.getState().language.locale)
  resumeSession()
  // The handlers are installed first, because a page that is left before the session code has
  // loaded may enter the back/forward cache.
  followReturns(queryClient)
  const token = takeTokenOfAddress()
  if (token !== undefined) enterByLink(queryClient, token)
  if (sessionToken() === null) return
  // The member is prefetched before hydration, because the kind of visitor decides what the page
  // renders.
  void queryClient.prefetchQuery(memberQuery())
  void page.prefetch?.(queryClient)
}

function startModals({ queryClient, i18n }: Portal): void {
  setModalLoader(async (name) => {
    await Promise.all([loadModal(name, queryClient), ...modalTexts(name).map(i18n.need)])
  })
  useModalStore.subscribe(showDocumentDialogs)
  // Loads the chunk of a dialog pressed before hydration, in parallel with the page's chunks.
  onDocumentModal(({ name }) => void preloadModal(name))
}

/**
 * Changes the language once the page is hydrated, because hydration requires the language of the
 * document (see `changeLanguage`).
 */
async function correctLanguage(i18n: I18n, { code }: Language): Promise<void> {
  try {
    await i18n.changeLanguage(code)
  } catch {
    // The messages failed to load, so the page keeps its language.
  }
}

/** Milliseconds until the session code is requested again after it failed to load. */
const listenAgainAfter = 10_000

/** Follows the session and the server's events, with a chunk that loads after the first paint. */
function listen(portal: Portal): void {
  import('../session/follow/followSession.ts').then(
    ({ followSession }) => followSession(portal.queryClient, portal.i18n),
    () => setTimeout(() => listen(portal), listenAgainAfter),
  )
}

// Starts in a separate task: evaluating the chunk alone blocks a slow phone noticeably.
setTimeout(() => void start())
