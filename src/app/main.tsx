import '../ui/tokens.css'
import '../ui/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { prepareCalls } from '../api/prepareCalls.ts'
import { createI18n, loadMessages } from '../kit/i18n/i18nStore.ts'
import { rememberedLanguage, showLanguageOfDocument } from '../kit/i18n/languageChoice.ts'
import { defaultLanguage, findLanguage } from '../kit/i18n/languages.ts'
import { setModalLoader } from '../kit/modal/preloadModal.ts'
import { installTrustedTypes } from '../kit/page/trustedTypes.ts'
import { startTheme } from '../kit/theme/themeStore.ts'
import { pageAt } from '../pages/pages.ts'
import { connectApi } from '../session/connectApi.ts'
import { enterByLink } from '../session/linkToken.ts'
import { memberQuery } from '../session/session.queries.ts'
import { resumeSession, sessionToken } from '../session/session.ts'
import { App, type Portal } from './App.tsx'
import { loadModal, preloadInTurn } from './preload.ts'
import { createQueryClient } from './queryClient.ts'
import { pageIsAwake, takeEarlyToken } from './start/early.ts'
import { soon, whenIdle } from './start/idle.ts'

async function start(): Promise<void> {
  installTrustedTypes()
  const mocked =
    import.meta.env.DEV && import('../startMocks.ts').then((mocks) => mocks.startMocks())
  const container = document.getElementById('root')
  if (container === null) throw new Error('#root is missing')
  const page = pageAt(location.pathname)
  // A server may answer with another page's HTML; that is replaced, not hydrated.
  const isPrerendered = container.dataset.page === page.id
  const shown = findLanguage(isPrerendered ? document.documentElement.lang : undefined)
  const language = shown ?? rememberedLanguage() ?? defaultLanguage
  const [messages] = await Promise.all([
    loadMessages(language, 'frame'),
    page.Screen.preload(),
    mocked,
  ])
  const portal = {
    i18n: createI18n({ language, texts: [messages] }),
    queryClient: createQueryClient(),
  }

  connectApi(portal.queryClient, () => portal.i18n.store.getState().language.locale)
  resumeSession()
  const token = takeEarlyToken()
  if (token !== undefined) enterByLink(portal.queryClient, token)
  // Before the page is alive: who opens it decides what it shows.
  if (sessionToken() !== null) {
    void portal.queryClient.prefetchQuery(memberQuery())
    void page.prefetch?.(portal.queryClient)
  }
  startTheme()
  setModalLoader(async (name) => {
    await Promise.all([loadModal(name), portal.i18n.need('features')])
  })
  showLanguageOfDocument(language)

  const handleShown = () => {
    pageIsAwake()
    const remembered = rememberedLanguage()
    // Cookies may be refused: then the server could not know the language.
    if (remembered && remembered !== language) {
      portal.i18n.changeLanguage(remembered.code).catch(() => {})
    }
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
  if (isPrerendered) startTransition(() => void hydrateRoot(container, app))
  else createRoot(container).render(app)
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

void start()
