// Loads the app once the page is painted, or at the first sign of life from the visitor.
;(() => {
  const files = /*files*/ []
  /** What is shown once it is known who opens the page: on its way meanwhile. */
  const soon = /*soon*/ []
  const root = document.documentElement
  let hasStarted = false

  const load = (attempt) => {
    Promise.all(files.map((file) => import(file))).catch(() => {
      if (attempt < 3) setTimeout(load, 500 * 2 ** attempt * (0.5 + Math.random()), attempt + 1)
      else document.getElementById('boot-failure').hidden = false
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
  // A press that comes before the page can answer is noted down, and repeated when it can. Nobody else hears of
  // it: of a page that is just waking up, some parts answer already, and would be pressed twice.
  addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element && event.target.closest('[data-early]')
      if (!control) return
      const isAwake = root.hasAttribute('data-hydrated') && !control.closest('[data-waking]')
      if (isAwake) return
      globalThis.porticoPress = control.getAttribute('data-early')
      // It shows that it was heard; the app takes this away when it repeats the press.
      document.querySelector('[data-early][aria-busy]')?.removeAttribute('aria-busy')
      control.setAttribute('aria-busy', 'true')
      event.stopImmediatePropagation()
    },
    true,
  )
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
  document.getElementById('boot-retry').addEventListener('click', () => location.reload())
})()
