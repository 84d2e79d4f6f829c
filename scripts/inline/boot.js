// Loads the app once the page is painted, or at the first sign of life from the visitor.
;(() => {
  const files = /*files*/ []
  const root = document.documentElement
  let hasStarted = false

  const load = (attempt) => {
    Promise.all(files.map((file) => import(file))).catch(() => {
      if (attempt < 3) setTimeout(load, 500 * 2 ** attempt * (0.5 + Math.random()), attempt + 1)
      else document.getElementById('boot-failure').hidden = false
    })
  }
  const start = () => {
    if (hasStarted) return
    hasStarted = true
    load(1)
  }
  // A press that comes before the page can answer is noted down, and repeated when it can.
  addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element && event.target.closest('[data-early]')
      if (!control || root.hasAttribute('data-hydrated')) return
      globalThis.porticoPress = control.getAttribute('data-early')
    },
    true,
  )
  for (const type of ['pointerdown', 'keydown', 'pointermove', 'scroll']) {
    addEventListener(type, start, { once: true, capture: true, passive: true })
  }
  const afterPaint = () => {
    requestAnimationFrame(() => setTimeout(start))
    // No frames are drawn in a tab that is not looked at.
    setTimeout(start, 1000)
  }
  if (document.readyState === 'complete') afterPaint()
  else addEventListener('load', afterPaint)
  document.getElementById('boot-retry').addEventListener('click', () => location.reload())
})()
