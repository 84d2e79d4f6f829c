// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { timeLimits } from '../../lib/timeLimits.ts'
import type { FailureShape } from '../failure/FailedState.tsx'
import { FailureBoundary } from '../failure/FailureBoundary.tsx'
import { I18nProvider } from '../i18n/I18nProvider.tsx'
import { englishI18n } from '../i18n/i18nForTests.ts'
import { lazyPart, useIsChunkPending } from './lazyPart.tsx'

async function show(children: ReactNode, shape: FailureShape = 'card') {
  const i18n = await englishI18n('frame')
  await act(async () => {
    render(
      <I18nProvider i18n={i18n}>
        <FailureBoundary shape={shape}>
          <Suspense fallback="waiting">{children}</Suspense>
        </FailureBoundary>
      </I18nProvider>,
    )
  })
}

const press = (name: string) =>
  // The chunk must arrive within the same `act`, so that React renders it in the test.
  act(async () => screen.getByRole('button', { name }).click())

const Hello = () => <p>{'hello'}</p>

beforeEach(() => {
  // React logs errors that an error boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('lazy part', () => {
  it('a lazy part with a preloaded chunk renders without suspending', async () => {
    const Part = lazyPart(async () => Hello)
    await Part.preload()
    const i18n = await englishI18n()
    render(
      <I18nProvider i18n={i18n}>
        <Suspense fallback="waiting">
          <Part />
        </Suspense>
      </I18nProvider>,
    )
    expect(screen.getByText('hello')).toBeDefined()
  })

  it('[ROUTE-46] useIsChunkPending is true while a rendered part waits for its chunk, and false for a preload', async () => {
    let arrive = () => {}
    const Part = lazyPart(
      () =>
        new Promise<typeof Hello>((resolve) => {
          arrive = () => resolve(Hello)
        }),
    )
    const Loader = () => <p>{useIsChunkPending() ? 'loading' : 'idle'}</p>
    const open = (children: ReactNode) =>
      act(async () => {
        render([<Loader key="loader" />, <Suspense key="place">{children}</Suspense>])
      })
    void Part.preload()
    await open(undefined)
    expect(screen.getByText('idle')).toBeDefined()
    cleanup()
    await open(<Part />)
    expect(screen.getByText('loading')).toBeDefined()
    await act(async () => arrive())
    expect(screen.getByText('idle')).toBeDefined()
    expect(screen.getByText('hello')).toBeDefined()
  })

  it('a lazy part that failed to load is loaded again when the browser is back online', async () => {
    let isOnline = false
    const Part = lazyPart(async () => {
      if (!isOnline) throw new TypeError('Failed to fetch')
      return Hello
    })
    await show(<Part />)
    expect(screen.getByRole('alert')).toBeDefined()
    isOnline = true
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(screen.getByText('hello')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('a lazy part that failed to load is retried after a pause until it has loaded', async () => {
    vi.useFakeTimers()
    let isAnswering = false
    const load = vi.fn(async () => {
      if (!isAnswering) throw new TypeError('Failed to fetch')
      return Hello
    })
    const Part = lazyPart(load)
    await show(<Part />)
    await act(() => vi.advanceTimersByTimeAsync(timeLimits.chunkPause))
    expect(load).toHaveBeenCalledTimes(2)
    expect(screen.getByRole('alert')).toBeDefined()
    isAnswering = true
    await act(() => vi.advanceTimersByTimeAsync(1.5 * timeLimits.chunkPause))
    expect(screen.getByText('hello')).toBeDefined()
    expect(load).toHaveBeenCalledTimes(3)
    await act(() => vi.advanceTimersByTimeAsync(100 * timeLimits.chunkPause))
    expect(load).toHaveBeenCalledTimes(3)
  })

  it.each(['page', 'card', 'line', 'icon'] as const)(
    'a part that failed to load in the shape of a %s names the failure and offers a retry',
    async (shape) => {
      const Part = lazyPart(() => Promise.reject(new Error('gone')))
      await show(<Part />, shape)
      expect(screen.getByRole('alert').textContent).toContain('This part did not load')
      expect(screen.getByRole('button', { name: /Try again$/ })).toBeDefined()
    },
  )

  it('[ERR-32] a preload that fails shows no failure, and the first render loads the chunk again', async () => {
    const load = vi.fn(async () => Hello)
    load.mockRejectedValueOnce(new Error('404'))
    const Part = lazyPart(load)
    await show('page')
    await act(() => Part.preload())
    expect(document.body.textContent).toBe('page')
    cleanup()
    await show(<Part />)
    expect(document.body.textContent).toBe('hello')
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('links that work without the failed part are shown beside its failure', async () => {
    const Part = lazyPart(() => Promise.reject(new Error('gone')))
    await show(
      <FailureBoundary shape="icon" beside={<a href="/member">{'Account'}</a>}>
        <Part />
      </FailureBoundary>,
    )
    expect(screen.getByRole('alert')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Account' })).toBeDefined()
  })

  it('a lazy part that failed to load shows a failure, and the retry button loads it again', async () => {
    let isOnline = false
    const Part = lazyPart(async () => {
      if (!isOnline) throw new Error('404')
      return Hello
    })
    await show(<Part />)
    expect(screen.getByRole('alert').textContent).toContain('This part did not load')
    isOnline = true
    await press('Try again')
    expect(screen.getByText('hello')).toBeDefined()
  })

  it('a lazy part whose retry fails too offers to reload the page', async () => {
    const load = vi.fn(() => Promise.reject(new Error('gone')))
    const Part = lazyPart(load)
    await show(<Part />)
    await press('Try again')
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('[ERR-31] a chunk that has not loaded after its time limit of 120 seconds counts as failed', async () => {
    vi.useFakeTimers()
    const Part = lazyPart(() => new Promise<typeof Hello>(() => {}))
    await show(<Part />)
    expect(screen.getByText('waiting')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(timeLimits.chunk - 1))
    expect(screen.getByRole('alert').textContent).toContain('This part is slow to load')
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('alert').textContent).toContain('This part did not load')
  })

  it('a lazy part offers a retry after 10 seconds of loading and is shown when its chunk arrives', async () => {
    vi.useFakeTimers()
    let arrive = () => {}
    const Part = lazyPart(
      () =>
        new Promise<typeof Hello>((resolve) => {
          arrive = () => resolve(Hello)
        }),
    )
    await show(<Part />)
    await act(() => vi.advanceTimersByTimeAsync(timeLimits.chunkNotice - 1))
    expect(screen.getByText('waiting')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('alert').textContent).toContain('This part is slow to load')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
    await act(async () => arrive())
    expect(screen.getByText('hello')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('the retry button of a slow chunk loads it again', async () => {
    vi.useFakeTimers()
    const load = vi.fn(async () => Hello)
    load.mockReturnValueOnce(new Promise(() => {}))
    const Part = lazyPart(load)
    await show(<Part />)
    await act(() => vi.advanceTimersByTimeAsync(timeLimits.chunkNotice))
    await press('Try again')
    expect(screen.getByText('hello')).toBeDefined()
    await act(() => vi.advanceTimersByTimeAsync(2 * timeLimits.chunk))
    expect(screen.getByText('hello')).toBeDefined()
    expect(load).toHaveBeenCalledTimes(2)
  })
})
