import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  beginOperatorSession,
  leaveOperatorSession,
  resumeOperatorSession,
  useOperatorSession,
} from './operatorSession.ts'

const hour = 3_600_000
const now = Date.UTC(2026, 10, 21, 12)
const begin = (endsIn: number) =>
  beginOperatorSession({
    operator: 'operator',
    csrfToken: '6b1f0d5e2c9a4f7880e3d1b5',
    expiresAt: new Date(now + endsIn).toISOString(),
  })
const hasEnded = () => useOperatorSession.getState().hasEnded

beforeEach(() => {
  vi.useFakeTimers({ now })
})
afterEach(() => {
  leaveOperatorSession()
  vi.useRealTimers()
})

describe('operator session', () => {
  it('the session ends at its expiry time without a request to the server', () => {
    begin(8 * hour)
    vi.advanceTimersByTime(8 * hour - 1)
    expect(hasEnded()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(hasEnded()).toBe(true)
  })

  it('the session ends after the machine slept beyond the expiry time', () => {
    begin(8 * hour)
    vi.setSystemTime(now + 9 * hour)
    vi.advanceTimersByTime(30_000)
    expect(hasEnded()).toBe(true)
  })

  it('the session is resumed after a reload, with the same expiry time', () => {
    begin(8 * hour)
    useOperatorSession.setState({ signedIn: null })
    vi.setSystemTime(now + 7 * hour)
    resumeOperatorSession()
    expect(useOperatorSession.getState().signedIn?.operator).toBe('operator')
    expect(hasEnded()).toBe(false)
    vi.advanceTimersByTime(hour)
    expect(hasEnded()).toBe(true)
  })

  it('a reload does not restore a session that has expired', () => {
    begin(8 * hour)
    vi.setSystemTime(now + 9 * hour)
    resumeOperatorSession()
    expect(hasEnded()).toBe(true)
  })

  it("if a new session has already expired according to this machine's clock, only the server ends the session", () => {
    begin(-hour)
    vi.advanceTimersByTime(24 * hour)
    expect(hasEnded()).toBe(false)
  })
})
