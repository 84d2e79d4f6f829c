import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { Mocks } from '../../mocks/node.ts'
import { mocksPerTest } from '../../tests/support/mocksPerTest.ts'
import { setCaller } from '../api/caller.ts'
import { useModalStore } from '../kit/modal/modalStore.ts'
import { useToasts } from '../kit/toast/toastStore.ts'
import { endSession, sessionToken } from '../session/session.ts'

const reports = new WeakMap<Element, () => void>()

/** Stub of IntersectionObserver, for which an element is visible only after `scrollNear`. */
export class ObserverStub {
  readonly #report: (entries: { isIntersecting: boolean }[]) => void

  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    this.#report = report
  }

  observe(element: Element): void {
    reports.set(element, () => this.#report([{ isIntersecting: true }]))
  }

  disconnect(): void {}
}

/** Reports an element as visible to the last `ObserverStub` that observes it. */
export const scrollNear = (element: Element) => act(async () => reports.get(element)?.())

/**
 * Starts each test of a file as a visitor with an English interface and a fresh platform. Removes
 * dialogs, toasts, stubs and storage after each test. A test fails if one of its calls broke the
 * contract.
 * @param hasObserver stubs IntersectionObserver, which jsdom lacks, so that parts below the first
 * screen wait for `scrollNear`. With false they load at once, which doubles the cost of the home page.
 */
export function portalPerTest({ hasObserver = true } = {}): Mocks {
  const mocks = mocksPerTest()
  beforeEach(() => {
    window.localStorage.clear()
    window.sessionStorage.clear()
    endSession()
    setCaller({ token: sessionToken, language: () => 'en' })
    if (hasObserver) vi.stubGlobal('IntersectionObserver', ObserverStub)
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
    useModalStore.setState({ modals: [] })
    useToasts.setState({ toasts: [] })
    history.replaceState(null, '')
    expect(mocks.failures).toEqual([])
  })
  return mocks
}
