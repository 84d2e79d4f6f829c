import { createElement } from './createElement.ts'
import { panelStyle } from './panelStyle.ts'
import type { Panel, Section } from './section.ts'

/** Milliseconds between two refreshes of an open panel. */
const refreshEvery = 1000

type Parts = {
  toggle: HTMLButtonElement
  body: HTMLElement
  status: HTMLElement
}

function createParts(): Parts {
  const toggle = createElement(
    'button',
    {
      type: 'button',
      className: 'toggle',
      title: 'Alt+Shift+M',
      attributes: { 'aria-expanded': 'false', 'aria-keyshortcuts': 'Alt+Shift+M' },
    },
    'Mocks',
  )
  const status = createElement('p', { className: 'status', attributes: { role: 'status' } })
  const body = createElement('div', { className: 'panel', hidden: true, tabIndex: -1 })
  return { toggle, body, status }
}

function sectionElement({ title, nodes, isFolded }: Section): HTMLElement {
  const heading = createElement('h3', {}, title)
  return isFolded
    ? createElement('details', {}, createElement('summary', {}, heading), ...nodes)
    : createElement('section', {}, heading, ...nodes)
}

/**
 * Stops the panel's events from reaching the portal's listeners. For example, Escape in the panel
 * would otherwise close a dialog of the portal.
 */
function keepInside(host: HTMLElement): void {
  // Mantine's dialogs handle Escape in the capture phase, but ignore elements with this attribute.
  host.setAttribute('data-mantine-stop-propagation', 'true')
  for (const type of ['keydown', 'keyup', 'wheel', 'touchmove', 'mousedown', 'pointerdown']) {
    host.addEventListener(type, (event) => event.stopPropagation(), { passive: true })
  }
}

const isShortcut = ({ altKey, shiftKey, code }: KeyboardEvent) =>
  altKey && shiftKey && code === 'KeyM'

const openKey = 'portico.mocks.panel'

/**
 * True if the panel was open before a reload; false if the browser denies access to storage. The
 * state is in `localStorage`, because the end of a session clears the tab's `sessionStorage`.
 */
function wasOpen(): boolean {
  try {
    return localStorage.getItem(openKey) === 'open'
  } catch {
    return false
  }
}

function rememberOpen(open: boolean): void {
  try {
    localStorage.setItem(openKey, open ? 'open' : 'closed')
  } catch {
    // Without storage, the panel is closed after each reload.
  }
}

/**
 * Turns an element into the panel: a button in the corner of the page, and the content that it
 * opens.
 * @returns `note`: a function that shows a text on the button, such as a code or an alarm.
 */
export function attachPanel(
  host: HTMLElement,
  createSections: (tell: Panel['tell']) => Section[],
): { note(text: string, tone?: 'alarm'): void } {
  host.setAttribute('role', 'complementary')
  host.setAttribute('aria-label', 'Developer’s panel')
  const root = host.attachShadow({ mode: 'open' })
  const { toggle, body, status } = createParts()
  const tell = (message: string) => {
    status.textContent = message
    void refresh()
  }
  const sections = createSections(tell)
  const refresh = async () => {
    for (const section of sections) await section.refresh?.()
  }
  let timer: ReturnType<typeof setInterval> | undefined
  const keepFresh = () => {
    if (host.isConnected) void refresh()
    else clearInterval(timer)
  }
  const setOpen = (open: boolean, focus = open) => {
    body.hidden = !open
    toggle.setAttribute('aria-expanded', String(open))
    rememberOpen(open)
    clearInterval(timer)
    if (!open) return
    void refresh()
    timer = setInterval(keepFresh, refreshEvery)
    if (focus) body.focus()
  }
  const close = () => {
    setOpen(false)
    toggle.focus()
  }
  const flip = () => (body.hidden ? setOpen(true) : close())
  toggle.addEventListener('click', flip)
  document.addEventListener(
    'keydown',
    (event) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      flip()
    },
    // The capture phase is necessary, because the panel stops its own events from bubbling.
    { capture: true },
  )
  root.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || body.hidden) return
    // Without this handler, Escape would also close a dialog below the panel.
    event.preventDefault()
    close()
  })
  keepInside(host)
  body.append(createElement('h2', {}, 'Mocks'), ...sections.map(sectionElement), status)
  root.append(createElement('style', {}, panelStyle), toggle, body)
  if (wasOpen()) setOpen(true, false)
  return {
    note(text, tone) {
      toggle.textContent = text === '' ? 'Mocks' : `Mocks: ${text}`
      toggle.classList.toggle('alarm', tone === 'alarm')
    },
  }
}
