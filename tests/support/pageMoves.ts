import type { Page, Request } from '@playwright/test'
import type { Shift, Shifts } from './layoutShifts.ts'
import { expect } from './portalTest.ts'

/** Layout shifts of a page until it was complete, and the visible part of its footer. */
export type Shown = {
  moves: Shift[]
  /** Largest height of the visible footer before any response, in pixels. */
  footerInSight: number
}

/** Global that `delayAnswers` adds to each page. */
type Watch = Omit<Shown, 'moves'> & {
  openCalls: number
  /** Frames since an element was last added or removed. */
  quietFrames: number
  /** True while responses are delivered, one every few frames. */
  sendsAnswers: boolean
}
type Watched = typeof globalThis & { pageMoves: Watch; layoutShifts: Shifts }

/**
 * Simulates a slow server. Runs in a page watched by `watchShifts`, before its first script.
 * Responses wait until the test releases them, and the page is painted between two responses.
 *
 * @param rejectsContent true to fail all calls except those that the whole page depends on.
 */
export function delayAnswers(rejectsContent: boolean): void {
  const framesBetweenAnswers = 2
  const wholePage = ['/wps/system/', '/wps/member/info', '/wps/session/']
  const heldAnswers: (() => void)[] = []
  const watch: Watch = {
    footerInSight: 0,
    openCalls: 0,
    quietFrames: 0,
    sendsAnswers: false,
  }
  Object.assign(globalThis, { pageMoves: watch })

  let frames = 0
  const followFrame = () => {
    frames += 1
    watch.quietFrames += 1
    const footer = document.querySelector('footer')?.getBoundingClientRect()
    if (watch.sendsAnswers) {
      if (frames % framesBetweenAnswers === 0) heldAnswers.shift()?.()
    } else if (footer) {
      watch.footerInSight = Math.max(watch.footerInSight, innerHeight - footer.top)
    }
    requestAnimationFrame(followFrame)
  }
  requestAnimationFrame(followFrame)
  new MutationObserver(() => {
    watch.quietFrames = 0
  }).observe(document, { childList: true, subtree: true })

  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (!/^\/(wps|lgw)\//.test(pathname)) return fetch(input, init)
    watch.openCalls += 1
    try {
      const isRejected = rejectsContent && !wholePage.some((path) => pathname.startsWith(path))
      const answer = isRejected
        ? Response.json({ success: false, code: 'FORBIDDEN' }, { status: 403 })
        : await fetch(input, init)
      await new Promise<void>((send) => heldAnswers.push(send))
      return answer
    } finally {
      watch.openCalls -= 1
    }
  }
}

/** Placeholders of content that is still loading, except empty ones without height. */
const unfinished = [
  '[data-hydrating]',
  'main [role="status"][aria-label="Carregando"]',
  'main [aria-busy="true"]',
  '[role="progressbar"]',
].join()

/** Tab whose pages run `delayAnswers`. */
export class WatchedTab {
  readonly page: Page
  readonly #requests = new Set<Request>()

  constructor(page: Page) {
    this.page = page
    page.on('request', (request) => this.#requests.add(request))
    page.on('requestfinished', (request) => this.#requests.delete(request))
    page.on('requestfailed', (request) => this.#requests.delete(request))
  }

  /** Opens a URL path by a page load. */
  async load(address: string): Promise<void> {
    await this.page.goto(address)
    await this.page.locator('html[data-hydrated]').waitFor()
    await expect(this.page.locator('[data-hydrating]')).toHaveCount(0)
  }

  /** Opens a URL path by a link if the page has one, otherwise as the browser's Forward does. */
  async follow(address: string): Promise<void> {
    await this.page.evaluate(async (to) => {
      const { pageMoves, layoutShifts } = globalThis as Watched
      const nextFrame = () => new Promise(requestAnimationFrame)
      const before = document.querySelector('h1')
      const link = document.querySelector<HTMLElement>(`a[href="${to}"]`)
      pageMoves.sendsAnswers = false
      // A script presses the link, since the browser would not report shifts within half a second
      // of real input.
      if (link) link.click()
      else {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }
      let heading = before
      while (heading === null || heading === before) {
        await nextFrame()
        heading = document.querySelector('h1')
      }
      // The change of the page itself is not a layout shift.
      await nextFrame()
      layoutShifts.forget()
      pageMoves.footerInSight = 0
    }, address)
  }

  /** Releases the responses, and waits until the page is complete. */
  async settle(): Promise<Shown> {
    const footerInSight = await this.page.evaluate(async () => {
      const { pageMoves } = globalThis as Watched
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      pageMoves.sendsAnswers = true
      return pageMoves.footerInSight
    })
    await expect.poll(() => this.#isWhole(), { intervals: [30] }).toBe(true)
    const moves = await this.page.evaluate(() => (globalThis as Watched).layoutShifts.entries)
    return { moves, footerInSight }
  }

  async #isWhole(): Promise<boolean> {
    if (this.#requests.size > 0) return false
    return this.page.evaluate((selector) => {
      const { openCalls, quietFrames } = (globalThis as Watched).pageMoves
      const isQuiet = openCalls === 0 && quietFrames >= 4
      return isQuiet && document.querySelector(selector) === null
    }, unfinished)
  }
}
