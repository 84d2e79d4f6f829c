import { type BrokenAnswer, watchBrokenAnswers } from './api/brokenAnswers.ts'
import { keepOnTop } from './keepOnTop.ts'

/**
 * Maximum number of responses in the notice, and of violations of each response. The newest
 * responses are shown.
 */
const mostCalls = 12
const mostViolations = 6

/** Styles of the notice. A shadow tree isolates it from the styles and themes of the portal. */
const style = `
:host { position: fixed; inset-block-start: 12px; inset-inline-end: 12px; z-index: 10001;
  font: 13px/1.5 ui-monospace, monospace; color: #ffe9ea; }
* { box-sizing: border-box; }
section { inline-size: min(520px, calc(100vw - 24px)); max-block-size: min(60vh, 520px); overflow: auto;
  overscroll-behavior: contain; background: #3a0f16; border: 1px solid #ff7a7f; border-radius: 10px;
  box-shadow: 0 8px 32px #000a; }
.head { position: sticky; inset-block-start: 0; display: flex; gap: 8px; align-items: center;
  justify-content: space-between; padding: 8px 8px 8px 14px; background: #55121d; }
h2 { font-size: 13px; margin: 0; }
h3 { font-size: 13px; margin: 0 0 4px; overflow-wrap: anywhere; }
article { padding: 10px 14px; }
article + article { border-block-start: 1px solid #7d2a37; }
p, ul { margin: 0; padding: 0; }
li { list-style: none; overflow-wrap: anywhere; }
code { color: #ffd166; font: inherit; }
button { flex: none; font: inherit; color: inherit; background: #7d2a37; border: 1px solid #ff7a7f;
  border-radius: 6px; min-block-size: 28px; padding: 2px 10px; cursor: pointer; }
button:hover { background: #93354a; }
:focus-visible { outline: 2px solid #ffd166; outline-offset: 2px; }
`

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  made.append(...children)
  return made
}

function articleOf({ call, status, violations }: BrokenAnswer, times: number): HTMLElement {
  const more = violations.length - mostViolations
  const lines = violations
    .slice(0, mostViolations)
    .map(({ path, reason }) => element('li', element('code', path || '/'), ` ${reason}`))
  const often = times > 1 ? `, ${times} times` : ''
  return element(
    'article',
    element('h3', `${call} ${status}${often}`),
    element('ul', ...lines, ...(more > 0 ? [element('li', `… and ${more} more`)] : [])),
  )
}

/**
 * Shows a notice over the page with each response that violates the contract. Development only; the
 * portal handles the response as usual.
 */
export function showBrokenAnswers(): void {
  const host = element('div')
  const root = host.attachShadow({ mode: 'open' })
  const list = element('div')
  const close = element('button', 'Close')
  close.type = 'button'
  const head = element('div', element('h2', 'An answer breaks the contract'), close)
  head.className = 'head'
  const panel = element('section', head, list)
  panel.setAttribute('role', 'alert')
  // Makes the list focusable, so that it can be scrolled by keyboard if it overflows.
  panel.tabIndex = 0
  root.append(element('style', style), panel)
  // The newest response is first. A repeated violation is listed once with a count.
  let shown: { answer: BrokenAnswer; text: string; times: number }[] = []
  const hide = () => {
    shown = []
    host.remove()
  }
  close.addEventListener('click', hide)
  // Prevents a press on the notice from closing an open dialog.
  host.dataset.mantineStopPropagation = 'true'
  for (const type of ['mousedown', 'pointerdown', 'touchstart']) {
    host.addEventListener(type, (event) => event.stopPropagation(), { passive: true })
  }
  host.addEventListener('keydown', (event) => {
    event.stopPropagation()
    if (event.key !== 'Escape') return
    event.preventDefault()
    hide()
  })
  keepOnTop(host, () => shown.length > 0)
  watchBrokenAnswers((answer) => {
    const text = JSON.stringify(answer)
    const times = (shown.find((one) => one.text === text)?.times ?? 0) + 1
    const others = shown.filter((one) => one.text !== text)
    shown = [{ answer, text, times }, ...others].slice(0, mostCalls)
    list.replaceChildren(...shown.map((one) => articleOf(one.answer, one.times)))
    if (!host.isConnected) document.body.append(host)
  })
}
