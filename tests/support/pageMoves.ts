import type { Page, Request } from '@playwright/test'
import type { Shift, Shifts } from './layoutShifts.ts'
import { expect } from './portalTest.ts'

/** What a page has shown until it was whole. */
export type Shown = {
  moves: Shift[]
  /** The most pixels of the footer that were in sight while no answer had come. */
  footerInSight: number
}

/** What `delayAnswers` puts into each page. */
type Watch = Omit<Shown, 'moves'> & {
  /** Calls that the page waits for. */
  openCalls: number
  /** Frames since something was added to the page or taken from it. */
  quietFrames: number
  /** Whether answers get through, one every few frames. */
  sendsAnswers: boolean
}
type Watched = typeof globalThis & { pageMoves: Watch; layoutShifts: Shifts }

/**
 * In a page that `watchShifts` watches, from its first script on: is a slow server. No answer comes
 * before the test says so, and then each is painted before the next one comes.
 *
 * @param rejectsContent whether calls fail, but those that the whole page stands on.
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

/** What stands for something that is still to come, but for an empty place of no height. */
const unfinished = [
  '[data-hydrating]',
  'main [role="status"][aria-label="Carregando"]',
  'main [aria-busy="true"]',
  '[role="progressbar"]',
].join()

/** A tab of pages that `delayAnswers` watches. */
export class WatchedTab {
  readonly page: Page
  readonly #requests = new Set<Request>()

  constructor(page: Page) {
    this.page = page
    page.on('request', (request) => this.#requests.add(request))
    page.on('requestfinished', (request) => this.#requests.delete(request))
    page.on('requestfailed', (request) => this.#requests.delete(request))
  }

  /** Opens an address by a load. */
  async load(address: string): Promise<void> {
    await this.page.goto(address)
    await this.page.locator('html[data-hydrated]').waitFor()
    await expect(this.page.locator('[data-hydrating]')).toHaveCount(0)
  }

  /** Opens an address by its link where the page has one, or else as Forward does. */
  async follow(address: string): Promise<void> {
    await this.page.evaluate(async (to) => {
      const { pageMoves, layoutShifts } = globalThis as Watched
      const nextFrame = () => new Promise(requestAnimationFrame)
      const before = document.querySelector('h1')
      const link = document.querySelector<HTMLElement>(`a[href="${to}"]`)
      pageMoves.sendsAnswers = false
      // A person's own press would excuse whatever moves within the half second after it.
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
      // That one page took the place of another is no move.
      await nextFrame()
      layoutShifts.forget()
      pageMoves.footerInSight = 0
    }, address)
  }

  /** Lets the answers come, until the page is whole. */
  async settle(): Promise<Shown> {
    const footerInSight = await this.page.evaluate(async () => {
      const { pageMoves } = globalThis as Watched
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      pageMoves.sendsAnswers = true
      return pageMoves.footerInSight
    })
    await expect.poll(() => this.#isWhole(), { intervals: [30] }).toBe(true)
    const moves = await this.page.evaluate(() => (globalThis as Watched).layoutShifts.noted)
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
