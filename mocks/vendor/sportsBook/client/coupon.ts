/** Tabs with the slip and the bets: a column in wide pages, a bottom sheet in narrow ones. */

import { fillText, h, setText } from '../../frame/client/dom.ts'
import type { Book } from './book.ts'

/** Pages of at least this width have three columns. */
export const wideQuery = '(min-width:1024px)'

type Tab = 'slip' | 'bets'

export type Coupon = {
  /** @param counts number of selections on the slip, and of open bets. */
  show(counts: { slip: number; bets: number }): void
  /** Shows a tab of the coupon. On a narrow page, opens the dialog with the coupon first. */
  open(tab: Tab): void
  /** Selects a tab in a wide page; does nothing in a narrow one. */
  openWide(tab: Tab): void
  close(): void
}

type CouponOptions = {
  book: Book
  place: HTMLElement
  panels: Readonly<Record<Tab, HTMLElement>>
}

/** Tabs with arrow keys, as in the tabs pattern of the ARIA Authoring Practices. */
function createTabs({ book, panels }: Pick<CouponOptions, 'book' | 'panels'>) {
  const { words } = book.game
  const tabs = (['slip', 'bets'] as const).map((id) => {
    const button = h('button', {
      type: 'button',
      role: 'tab',
      id: `tab-${id}`,
      'aria-controls': `panel-${id}`,
    })
    const panel = h('div', {
      role: 'tabpanel',
      id: `panel-${id}`,
      class: 'panelOf',
      'aria-labelledby': `tab-${id}`,
    })
    panel.append(panels[id])
    button.addEventListener('click', () => select(id))
    return { id, button, panel, label: id === 'slip' ? words.slipTab : words.betsTab }
  })
  const select = (tab: Tab) => {
    for (const { id, button, panel } of tabs) {
      button.setAttribute('aria-selected', String(id === tab))
      button.tabIndex = id === tab ? 0 : -1
      panel.hidden = id !== tab
    }
  }
  const list = h('div', { role: 'tablist', class: 'tabs' }, ...tabs.map(({ button }) => button))
  list.addEventListener('keydown', ({ key }) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    const other = tabs.find(({ button }) => button.tabIndex === -1)
    if (!other) return
    select(other.id)
    other.button.focus()
  })
  select('slip')
  return { list, tabs, select }
}

export function createCoupon({ book, place, panels }: CouponOptions): Coupon {
  const { words, controls } = book.game
  const { list, tabs, select } = createTabs({ book, panels })
  const close = h(
    'button',
    { type: 'button', class: 'tool closeSheet', 'aria-label': words.closeSlip },
    '×',
  )
  const head = h('div', { class: 'couponHead' }, list, close)
  const body = h('div', { class: 'couponBody' }, head, ...tabs.map(({ panel }) => panel))
  const sheet = h('dialog', { class: 'sheet', 'aria-label': words.slip })
  document.body.append(sheet)
  const wide = matchMedia(wideQuery)
  const settle = () => {
    if (sheet.open) sheet.close()
    ;(wide.matches ? place : sheet).append(body)
  }
  wide.addEventListener('change', settle)
  settle()
  const shut = () => sheet.close()
  close.addEventListener('click', shut)
  // A click on the backdrop has the dialog itself as its target.
  sheet.addEventListener('click', ({ target }) => {
    if (target === sheet) shut()
  })
  const open = (tab: Tab) => {
    select(tab)
    if (!wide.matches && !sheet.open) sheet.showModal()
  }
  const bar = tabs.map(({ id }) => {
    const look = id === 'bets' ? 'button quiet' : 'button'
    const button = h('button', { type: 'button', class: look, 'aria-haspopup': 'dialog' })
    button.addEventListener('click', () => open(id))
    return button
  })
  controls.append(...bar.toReversed())
  return {
    show(counts) {
      for (const [index, { id, button, label }] of tabs.entries()) {
        const text = fillText(label, { count: counts[id] })
        setText(button, text)
        const opener = bar[index]
        if (opener) setText(opener, text)
      }
    },
    open,
    openWide(tab) {
      if (wide.matches) select(tab)
    },
    close: () => {
      if (sheet.open) shut()
    },
  }
}
