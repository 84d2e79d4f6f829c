// Loads the app once the page is painted, or at the first sign of life from the visitor.
;(() => {
  const files = /*files*/ []
  /** Prefetched: the page shows it once the kind of visitor is known. */
  const soon = /*soon*/ []
  const failure = document.getElementById('boot-failure')
  let hasStarted = false
  let hasRetried = false

  const showFailure = (isFailed) => {
    failure.hidden = !isFailed
    // Puts it into an open dialog, where it can be seen and pressed.
    globalThis.porticoShowDialogs()
  }
  const load = (attempt) => {
    Promise.all(files.map((file) => import(file))).catch(() => {
      if (attempt < 3) setTimeout(load, 500 * 2 ** attempt * (0.5 + Math.random()), attempt + 1)
      else showFailure(true)
    })
  }
  /** Has the browser fetch a file, and nothing more. */
  const fetchAhead = (file) => {
    const link = document.createElement('link')
    if (file.endsWith('.css')) {
      link.rel = 'preload'
      link.as = 'style'
      // As Vite's loader will ask for it, or it would come twice.
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
    // A hidden tab draws no frames.
    setTimeout(start, 1000)
    // Paint entries come when the page is on the screen, which is later than its frame is made.
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  }
  if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint)
  // The first retry keeps typed input; at the second a new version may be out.
  document.getElementById('boot-retry').addEventListener('click', () => {
    if (hasRetried) return location.reload()
    hasRetried = true
    showFailure(false)
    load(1)
  })
})()
