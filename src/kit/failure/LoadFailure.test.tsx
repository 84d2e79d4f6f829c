// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, type Failure, failureFromRejection } from '../../api/failure.ts'
import { I18nProvider } from '../i18n/I18nProvider.tsx'
import { englishI18n } from '../i18n/i18nForTests.ts'
import { LoadFailure } from './LoadFailure.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const unavailability = failureFromRejection(
  { success: false, code: 'TEMPORARILY_UNAVAILABLE', reference: 'r-1' },
  503,
  new Headers({ 'Retry-After': '5' }),
)

async function show(failure: Failure) {
  const i18n = await englishI18n('frame')
  const onRetry = vi.fn()
  const part = (isRetrying: boolean) => (
    <I18nProvider i18n={i18n}>
      <LoadFailure
        error={new ApiError('GET /wps/vip', failure)}
        isRetrying={isRetrying}
        onRetry={onRetry}
      />
    </I18nProvider>
  )
  const { rerender } = render(part(false))
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  return { onRetry, pass, retrying: (isRetrying: boolean) => rerender(part(isRetrying)) }
}

describe('load failure', () => {
  it('LoadFailure announces and repeats automatic retries while the platform is unavailable', async () => {
    const { onRetry, pass, retrying } = await show(unavailability)
    expect(screen.getByRole('alert').textContent).toContain('We keep trying')
    await pass(4.9)
    expect(onRetry).not.toHaveBeenCalled()
    await pass(3)
    expect(onRetry).toHaveBeenCalledTimes(1)
    retrying(true)
    await pass(30)
    expect(onRetry).toHaveBeenCalledTimes(1)
    retrying(false)
    await pass(8)
    expect(onRetry).toHaveBeenCalledTimes(2)
  })

  it('LoadFailure waits for a click on the retry button after a failure other than an unavailable platform', async () => {
    const { onRetry, pass } = await show({ kind: 'broken', status: 500 })
    expect(screen.getByRole('alert').textContent).not.toContain('We keep trying')
    await pass(600)
    expect(onRetry).not.toHaveBeenCalled()
  })
})
