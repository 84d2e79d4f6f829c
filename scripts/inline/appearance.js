// Runs before the first paint, so that theme, header and side menu do not change visibly
// afterwards.
;(() => {
  const root = document.documentElement
  // Stores the path of this document, since Back may change the address before the app has loaded.
  globalThis.porticoPath = location.pathname
  const stored = (open, key) => {
    try {
      return open().getItem(key)
    } catch {
      return null
    }
  }
  const theme = stored(() => localStorage, 'theme')
  const hasChosen = theme === 'light' || theme === 'dark'
  root.setAttribute('data-theme', hasChosen ? theme : 'system')
  const device = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
  root.setAttribute('data-mantine-color-scheme', hasChosen ? theme : device)

  if (stored(() => localStorage, 'showSideMenu') === 'false') {
    root.setAttribute('data-side-menu', 'folded')
  }

  if (stored(() => localStorage, 'visited') !== null) root.setAttribute('data-returning', '')

  const query = new URLSearchParams(location.search)
  // A language in the address is a choice, so links that are pressed before hydration keep it.
  const language = query.get('lang')?.toLowerCase() ?? ''
  const isTag = /^[a-z]+(-[a-z0-9]+)*$/.test(language)
  if (isTag && language.split('-')[0] === root.lang.toLowerCase().split('-')[0]) {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing where there is no TLS.
      document.cookie = `lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
    } catch {
      // Cookies may be blocked. The app stores the language in local storage as well.
    }
  }

  // Removes a token from the address before anything loads that could pass the address on.
  const token = query.get('token')
  if (token !== null) {
    query.delete('token')
    const rest = query.size > 0 ? `?${query}` : ''
    history.replaceState(history.state, '', location.pathname + rest + location.hash)
    if (token !== '') globalThis.porticoToken = token
  }
  if (globalThis.porticoToken || stored(() => sessionStorage, 'token')) {
    root.setAttribute('data-signed-in', '')
    root.setAttribute('data-own-rows', stored(() => localStorage, 'ownRows') ?? '')
  } else if (stored(() => localStorage, 'startedGames'))
    root.setAttribute('data-own-rows', 'recent')
})()
