// Loads the app once the page is painted, or at the first sign of life from the visitor.
;(() => {
  const files = /*files*/ []
  /** What is shown once it is known who opens the page: on its way meanwhile. */
  const soon = /*soon*/ []
  const failure = document.getElementById('boot-failure')
  let hasStarted = false
  let hasRetried = false

  const tellFailure = (isFailed) => {
    failure.hidden = !isFailed
    // Where it can be seen and pressed.
    globalThis.porticoShowDialogs()
  }
  const load = (attempt) => {
    Promise.all(files.map((file) => import(file))).catch(() => {
      if (attempt < 3) setTimeout(load, 500 * 2 ** attempt * (0.5 + Math.random()), attempt + 1)
      else tellFailure(true)
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
    // No frames are drawn in a tab that is not looked at.
    setTimeout(start, 1000)
    // Told when the page is on the screen, which is later than its frame is made.
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  }
  if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint)
  // What is typed meanwhile outlives the first retry; a new version may be out at the second.
  document.getElementById('boot-retry').addEventListener('click', () => {
    if (hasRetried) return location.reload()
    hasRetried = true
    tellFailure(false)
    load(1)
  })
})()
