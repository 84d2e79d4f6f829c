// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { marketOf } from '../../../platform/domain/base/platform/markets.ts'
import { changePlatform } from '../../../platform/domain/base/platform/platformSettings.ts'
import { write } from '../../api/write.ts'
import { portalPerTest } from '../../app/portalForTests.ts'
import { createQueryClient } from '../../app/queryClient.ts'
import { openPortal } from '../../app/testing.tsx'
import { preloadSafeHtml } from '../../kit/html/SafeHtml.tsx'
import { useModalStore } from '../../kit/modal/modalStore.ts'
import { pngForTests } from '../../lib/pictures/picturesForTests.ts'
import { connectApi } from '../../session/connectApi.ts'
import { startSession } from '../../session/session.ts'

const mocks = portalPerTest()

beforeEach(async () => {
  connectApi(createQueryClient(), () => 'en')
  await preloadSafeHtml()
})

async function enterAsAna() {
  const body = { username: 'ana', password: 'portico-ana-1', type: 'username' } as const
  const { token } = await write('POST /wps/session/login', { body })
  startSession(token)
}

type Upload = {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void }
  isAborted: boolean
}

/**
 * Replaces uploads with uploads that stay pending. Tests call `onprogress` to simulate progress.
 */
function holdUploads(): Upload[] {
  const uploads: Upload[] = []
  class HeldUpload {
    upload: Upload['upload'] = {}
    isAborted = false
    onabort = () => {}
    onloadend = () => {}
    open() {}
    setRequestHeader() {}
    send() {
      uploads.push(this)
    }
    abort() {
      this.isAborted = true
      this.onabort()
      this.onloadend()
    }
  }
  vi.stubGlobal('XMLHttpRequest', HeldUpload)
  return uploads
}

describe('promotions page', () => {
  it('[ROUTE-30] /promotions groups promotions by kind and can show only one kind', async () => {
    await openPortal('/promotions')
    expect(await screen.findByRole('heading', { level: 1, name: 'Promotions' })).toBeDefined()
    const daily = await screen.findByRole('region', { name: 'Daily' })
    expect(within(daily).getByRole('button', { name: 'Daily challenge' })).toBeDefined()
    await userEvent.click(screen.getByRole('radio', { name: 'VIP' }))
    expect(screen.queryByRole('region', { name: 'Daily' })).toBeNull()
    expect(screen.getByRole('region', { name: 'VIP' })).toBeDefined()
  })

  it('[PROMO-05] offers for new players and for deposits are shown in Portugal, where the market allows them, and not in Brazil', async () => {
    await openPortal('/promotions')
    await screen.findByRole('region', { name: 'Daily' })
    expect(screen.queryByRole('radio', { name: 'New players' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Pix of the week/ })).toBeNull()
    cleanup()
    await changePlatform(mocks.context, { market: marketOf('PT') })
    connectApi(createQueryClient(), () => 'en')
    await openPortal('/promotions')
    await userEvent.click(await screen.findByRole('radio', { name: 'New players' }))
    const offers = within(await screen.findByRole('region', { name: 'New players' }))
    expect(offers.getByRole('button', { name: /^Welcome: 100%/ })).toBeDefined()
    await userEvent.click(screen.getByRole('radio', { name: 'Special offers' }))
    expect(screen.getByRole('button', { name: /^Pix of the week/ })).toBeDefined()
  })

  it('[ROUTE-31] the promotions page marks only the card whose id is in the URL hash as current', async () => {
    // The scroll to the hash waits for late content with ResizeObserver, which jsdom lacks.
    const observer = { observe: () => {}, disconnect: () => {} }
    vi.stubGlobal('ResizeObserver', function Observer() {
      return observer
    })
    await openPortal('/promotions#desafio-diario')
    const link = await screen.findByRole('button', { name: 'Daily challenge' })
    const card = link.closest('article')
    expect(card?.id).toBe('desafio-diario')
    expect(card?.getAttribute('aria-current')).toBe('true')
    expect(document.querySelectorAll('article[aria-current]')).toHaveLength(1)
  })

  it('[PROMO-12] an ended promotion shows its end date, and a future promotion its start date', async () => {
    // Date between the promotions for Player's Day and for Christmas.
    const year = new Date(mocks.clock.now()).getUTCFullYear() + 1
    mocks.clock.advance(Date.parse(`${year}-11-20T12:00:00Z`) - mocks.clock.now())
    await openPortal('/promotions')
    const cardOf = (words: HTMLElement) => within(words.closest('article') as HTMLElement)
    const [ended] = await screen.findAllByText('Ended')
    const [coming] = screen.getAllByText('Coming soon')
    if (!ended || !coming) throw new Error('There is no such promotion in November.')
    expect(cardOf(ended).getByText(/^Ended on /)).toBeDefined()
    expect(cardOf(coming).getByText(/^From \w+ \d+, \d{4}$/)).toBeDefined()
    await userEvent.click(cardOf(coming).getByRole('button', { name: /^See terms: / }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Promotion' }))
    expect(await dialog.findByText('Coming soon')).toBeDefined()
  })

  it('[PROMO-12] the card of an activity shows that an application is in process, and then its outcome', async () => {
    // A day within a month, since the activity accepts one application a month.
    const year = new Date(mocks.clock.now()).getUTCFullYear() + 1
    mocks.clock.advance(Date.parse(`${year}-11-20T12:00:00Z`) - mocks.clock.now())
    await changePlatform(mocks.context, { market: marketOf('PT') })
    const body = { username: 'ana', password: 'portico-ana-1', type: 'username' } as const
    const { token } = await write('POST /wps/session/login', { body })
    startSession(token)
    await write(
      'POST /wps/activities/{activityId}/applications',
      {
        path: { activityId: 'presente-de-aniversario' },
        body: { comment: 'On the 3rd.', images: [] },
      },
      { idempotencyKey: crypto.randomUUID() },
    )
    for (const status of ['In process', 'Issued']) {
      mocks.clock.advance(5 * 60_000)
      await mocks.runDueJobs()
      connectApi(createQueryClient(), () => 'en')
      await openPortal('/promotions')
      const title = await screen.findByRole('button', { name: 'Birthday present' })
      const card = within(title.closest('article') as HTMLElement)
      expect(await card.findByText(status)).toBeDefined()
      cleanup()
    }
  })

  it('[PROMO-13] the card of a daily promotion shows that it runs every day, and its join button asks a visitor to log in', async () => {
    await openPortal('/promotions')
    const title = await screen.findByRole('button', { name: 'Daily challenge' })
    const card = within(title.closest('article') as HTMLElement)
    expect(card.getByText('Every day')).toBeDefined()
    await userEvent.click(card.getByRole('button', { name: 'Join: Daily challenge' }))
    await waitFor(() => expect(useModalStore.getState().modals[0]?.name).toBe('login'))
  })

  it('[ACT-29] a picture in the application form of an activity has a preview and an upload progress bar, and its upload can be cancelled', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 30, close() {} }))
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    await enterAsAna()
    await openPortal('/promotions')
    await userEvent.click(await screen.findByRole('button', { name: 'Show your win' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Activity' }))
    const input = await dialog.findByLabelText<HTMLInputElement>('Choose pictures')
    const uploads = holdUploads()
    const file = new File([pngForTests(40, 30)], 'win.png', { type: 'image/png' })
    await userEvent.upload(input, file)
    const progress = await dialog.findByRole<HTMLProgressElement>('progressbar', {
      name: 'Upload of win.png',
    })
    const preview = dialog.getByText('win.png').closest('[data-state]')?.querySelector('canvas')
    await waitFor(() => expect([preview?.width, preview?.height]).toEqual([40, 30]))
    await waitFor(() => expect(uploads).toHaveLength(1))
    act(() => uploads[0]?.upload.onprogress?.({ loaded: 3, total: 8 }))
    expect(progress.value).toBe(38)
    act(() => uploads[0]?.upload.onprogress?.({ loaded: 6, total: 8 }))
    expect(progress.value).toBe(75)
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the upload of win.png' }))
    expect(dialog.queryByText('win.png')).toBeNull()
    expect(uploads[0]?.isAborted).toBe(true)
  })

  it("[PROMO-13] a member joins a promotion on its card, which then shows the member's progress", async () => {
    await enterAsAna()
    await openPortal('/promotions')
    const join = await screen.findByRole('button', { name: 'Join: Daily challenge' })
    const card = within(join.closest('article') as HTMLElement)
    await userEvent.click(join)
    const progress = await card.findByRole('progressbar', { name: 'Daily challenge' })
    expect(progress.getAttribute('max')).toBe('30000')
    expect(card.queryByRole('button', { name: 'Join: Daily challenge' })).toBeNull()
  })

  it('a promotion opens in a dialog with its rules', async () => {
    await openPortal('/promotions')
    await userEvent.click(await screen.findByRole('button', { name: 'Daily challenge' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Promotion' }))
    expect(await dialog.findByRole('heading', { name: 'Terms' })).toBeDefined()
  })

  it('the promotions page offers a retry if its request fails', async () => {
    await openPortal('/promotions')
    await screen.findByRole('region', { name: 'Daily' })
    cleanup()
    mocks.scenarios.setScenario('failing')
    await openPortal('/promotions')
    const main = within(await screen.findByRole('main'))
    const retry = await main.findByRole('button', { name: 'Try again' })
    mocks.scenarios.setScenario('normal')
    await userEvent.click(retry)
    expect(await screen.findByRole('region', { name: 'Daily' })).toBeDefined()
  })
})
