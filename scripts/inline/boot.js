// Loads the app once the page is painted, or at the first interaction.
;(() => {
  const files = /*files*/ []
  /** Files to prefetch. The page uses them once it is known whether the visitor is signed in. */
  const soon = /*soon*/ []
  const failure = document.getElementById('boot-failure')
  let hasStarted = false
  let hasRetried = false

  const showFailure = (isFailed) => {
    failure.hidden = !isFailed
    // Moves the message into an open dialog, where it can be seen and pressed.
    globalThis.porticoShowDialogs()
  }
  const load = (attempt) => {
    Promise.all(files.map((file) => import(file))).catch(() => {
      if (attempt < 3) setTimeout(load, 500 * 2 ** attempt * (0.5 + Math.random()), attempt + 1)
      else showFailure(true)
    })
  }
  /** Fetches a file without executing it. */
  const fetchAhead = (file) => {
    const link = document.createElement('link')
    if (file.endsWith('.css')) {
      link.rel = 'preload'
      link.as = 'style'
      // Same CORS mode as Vite's loader. Otherwise the file would be fetched twice.
      link.crossOrigin = ''
    } else link.rel = 'modulepreload'
    link.href = file
    document.head.append(link)
  }
  const start = () => {
    if (hasStarted) return
    hasStarted = true
    load(1)
    soon.forEach(fetchAhead)
  }
  for (const type of ['pointerdown', 'keydown', 'pointermove', 'scroll']) {
    addEventListener(type, start, { once: true, capture: true, passive: true })
  }
  const afterPaint = () => {
    // Fallback, since a hidden tab does not paint.
    setTimeout(start, 1000)
    // A paint entry is reported when the page is on the screen, which is later than its animation
    // frame.
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  }
  if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint)
  // The first retry keeps typed input. The second reloads, since a new version may have been
  // deployed.
  document.getElementById('boot-retry').addEventListener('click', () => {
    if (hasRetried) return location.reload()
    hasRetried = true
    showFailure(false)
    load(1)
  })
})()
