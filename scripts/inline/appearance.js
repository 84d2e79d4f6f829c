// Runs before the first paint, so that neither theme, header nor side menu changes before the visitor's eyes.
;(() => {
  const root = document.documentElement
  const stored = (open, key) => {
    try {
      return open().getItem(key)
    } catch {
      return null
    }
  }
  const theme = stored(() => localStorage, 'theme')
  const hasChosen = theme === 'light' || theme === 'system'
  root.setAttribute('data-theme', hasChosen ? theme : 'dark')
  const isLight =
    theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
  root.setAttribute('data-mantine-color-scheme', isLight ? 'light' : 'dark')

  if (stored(() => localStorage, 'showSideMenu') === 'false') {
    root.setAttribute('data-side-menu', 'folded')
  }

  // A token in the address goes before anything is loaded that could carry the address on.
  const query = new URLSearchParams(location.search)
  const token = query.get('token')
  if (token !== null) {
    query.delete('token')
    const rest = query.size > 0 ? `?${query}` : ''
    history.replaceState(history.state, '', location.pathname + rest + location.hash)
    if (token !== '') globalThis.porticoToken = token
  }
  if (globalThis.porticoToken || stored(() => sessionStorage, 'token')) {
    root.setAttribute('data-signed-in', '')
  }
})()
