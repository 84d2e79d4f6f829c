// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { I18nProvider } from '../../../kit/i18n/I18nProvider.tsx'
import { englishI18n } from '../../../kit/i18n/i18nForTests.ts'
import { useModalStore } from '../../../kit/modal/modalStore.ts'
import { pageAt } from '../../../pages/pages.ts'
import { Arrival } from './Arrival.tsx'

async function openHome() {
  const i18n = await englishI18n('frame')
  const at = (path: string) => (
    <I18nProvider i18n={i18n}>
      <BrowserRouter>
        <Arrival page={pageAt(path)} place={path} />
        <main id="content" tabIndex={-1} />
        <input aria-label="Username" />
      </BrowserRouter>
    </I18nProvider>
  )
  const { rerender } = render(at('/'))
  screen.getByRole('textbox').focus()
  return { goTo: (path: string) => rerender(at(path)) }
}

beforeEach(() => {
  window.scrollTo = vi.fn()
})
afterEach(() => {
  cleanup()
  useModalStore.setState({ modals: [] })
})

describe('arrival at a page', () => {
  it('a new page takes the focus and is announced to screen readers', async () => {
    const { goTo } = await openHome()
    goTo('/promotions')
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(screen.getByRole('status').textContent).toBe('Promotions: page loaded')
    expect(document.title).toBe('Promotions · Portico')
  })

  it('a new page leaves the focus in a dialog that opened over it', async () => {
    const { goTo } = await openHome()
    useModalStore.setState({ modals: [{ name: 'login' }] })
    goTo('/promotions')
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
    expect(screen.getByRole('status').textContent).toBe('Promotions: page loaded')
  })
})
