// Runs before the first paint, so that neither theme, header nor side menu changes before the visitor's eyes.
;(() => {
  const root = document.documentElement
  // Back may lead to another page before the app is there, and this document still be the one that stands.
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
  // The language of the address is a choice, which a link that is pressed before the app is there keeps to.
  const language = query.get('lang')?.toLowerCase() ?? ''
  const isTag = /^[a-z]+(-[a-z0-9]+)*$/.test(language)
  if (isTag && language.split('-')[0] === root.lang.toLowerCase().split('-')[0]) {
    const secure = location.protocol === 'https:' ? '; Secure' : ''
    try {
      // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing where there is no TLS.
      document.cookie = `lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
    } catch {
      // Cookies may be refused; the app remembers it in storage.
    }
  }

  // A token in the address goes before anything is loaded that could carry the address on.
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
  }
})()
