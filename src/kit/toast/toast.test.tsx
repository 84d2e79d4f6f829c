// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { I18nProvider } from '../i18n/I18nProvider.tsx'
import { englishI18n } from '../i18n/i18nForTests.ts'
import { addDialogLayer } from '../layer/dialogLayers.ts'
import { freePlace } from './placeToasts.ts'
import { ToastHost } from './ToastHost.tsx'
import { showToast, useToasts } from './toastStore.ts'

beforeEach(async () => {
  useToasts.setState({ toasts: [] })
  const i18n = await englishI18n('frame')
  render(
    <I18nProvider i18n={i18n}>
      <ToastHost />
    </I18nProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('toast', () => {
  it('a toast is announced in a live region that existed before it', () => {
    const region = screen.getByRole('status')
    act(() => showToast('notice', { id: 'failure.offline' }))
    expect(region.textContent).toContain('There is no connection')
  })

  it('a toast is shown in the topmost dialog, and in the page after the dialog has closed', () => {
    const dialog = document.createElement('dialog')
    document.body.append(dialog)
    let close = () => {}
    act(() => {
      close = addDialogLayer(dialog)
    })
    act(() => showToast('failure', { text: 'no' }))
    expect(dialog.textContent).toContain('no')
    act(close)
    dialog.remove()
    expect(screen.getByRole('status').textContent).toContain('no')
  })

  it("a toast shows a server's message as text, never as markup", () => {
    act(() => showToast('failure', { text: '<b>no</b>' }))
    expect(screen.getByText('<b>no</b>')).toBeDefined()
  })

  it('a toast disappears after 6 seconds, unless it reports a failure', async () => {
    vi.useFakeTimers()
    act(() => {
      showToast('success', { text: 'copied' })
      showToast('failure', { text: 'failed' })
    })
    await act(() => vi.advanceTimersByTimeAsync(6000))
    expect(screen.queryByText('copied')).toBeNull()
    expect(screen.getByText('failed')).toBeDefined()
  })

  it('a toast with the same tone and text as an open one replaces it', () => {
    act(() => showToast('notice', { id: 'failure.offline' }))
    act(() => showToast('notice', { id: 'failure.offline' }))
    act(() => showToast('failure', { id: 'failure.offline' }))
    expect(screen.getAllByText(/There is no connection/)).toHaveLength(2)
  })

  it('a toast can be closed', async () => {
    act(() => showToast('failure', { text: 'failed' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('failed')).toBeNull()
  })
})

describe('place of the toasts', () => {
  const range = { top: 8, bottom: 836 }
  const header = { top: 0, bottom: 56 }
  const field = { top: 120, bottom: 164 }
  const footer = { top: 780, bottom: 824 }

  it('toasts of a narrow window are placed at the highest position that covers no control', () => {
    expect(freePlace(60, range, [], 'top')).toBe(8)
    expect(freePlace(40, range, [header, field], 'top')).toBe(64)
    expect(freePlace(60, range, [header, field], 'top')).toBe(176)
  })

  it('toasts of a wide window are placed at the lowest position that covers no control', () => {
    expect(freePlace(60, range, [header, field], 'bottom')).toBe(776)
    expect(freePlace(60, range, [header, field, footer], 'bottom')).toBe(712)
  })

  it('toasts of a dialog avoid its text as long as no control is covered instead', () => {
    const notice = { top: 180, bottom: 240 }
    expect(freePlace(60, range, [header, field], 'top', [notice])).toBe(248)
    const text = { top: 64, bottom: 700 }
    expect(freePlace(60, range, [header, field, footer], 'top', [text])).toBe(712)
    const moreText = { top: 56, bottom: 780 }
    expect(freePlace(60, range, [header, field, footer], 'top', [moreText])).toBe(176)
  })

  it('toasts cover as little as possible when no position is free of controls', () => {
    const rows = [0, 100, 200, 300, 400, 500, 600, 700, 800].map((top) => ({
      top,
      bottom: top === 300 ? 340 : top + 90,
    }))
    expect(freePlace(80, range, rows, 'top')).toBe(312)
  })
})
