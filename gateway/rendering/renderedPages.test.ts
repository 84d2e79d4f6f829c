import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRenderedPages, ownPace, platformPace, type ShellPage } from './renderedPages.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const home: ShellPage = { id: 'home/pt', page: 'home', path: '/', language: 'pt', shell: '' }

/** Pages that contain `context.text` and take `context.takes` milliseconds to render. */
function pagesOf({ pace = ownPace, mostLooking = 100 } = {}) {
  const context = { text: 'one', takes: 20, fails: false }
  const failures: unknown[] = []
  let shown: string | undefined
  const render = vi.fn(async ({ ifChanged }: { ifChanged: boolean }) => {
    const { text, fails } = context
    await new Promise((resolve) => setTimeout(resolve, context.takes))
    if (fails) throw new Error('The platform is down')
    if (ifChanged && text === shown) return undefined
    shown = text
    return { html: text, queries: '{}' }
  })
  const pages = createRenderedPages<string>({
    render,
    prepare: async (_, { html }) => html,
    now: Date.now,
    onFailure: (_, error) => failures.push(error),
    pace,
    mostLooking,
  })
  const ask = async (after = 0) => {
    const answer = Promise.resolve(pages.get(home))
    await vi.advanceTimersByTimeAsync(after)
    return answer
  }
  return { context, render, pages, ask, failures }
}

describe('rendered pages', () => {
  it('concurrent requests for a page share one rendering', async () => {
    const { ask, render } = pagesOf()
    expect(await Promise.all([ask(30), ask(), ask()])).toEqual(['one', 'one', 'one'])
    expect(await ask()).toBe('one')
    expect(render).toHaveBeenCalledTimes(1)
  })

  it('a rendered page contains changed content within a second', async () => {
    const { ask, context } = pagesOf()
    await ask(30)
    context.text = 'two'
    await vi.advanceTimersByTimeAsync(ownPace.interval)
    expect(await ask(30)).toBe('two')
  })

  it('a rendered page is rendered again after a minute even without changes', async () => {
    const { ask, render } = pagesOf()
    await ask(30)
    await vi.advanceTimersByTimeAsync(60_000)
    await ask(30)
    expect(render).toHaveBeenLastCalledWith({ path: '/', language: 'pt', ifChanged: false })
  })

  it('a request gets the shell when rendering takes long, and later requests get the content', async () => {
    const { ask, context } = pagesOf()
    context.takes = 9000
    expect(await ask(ownPace.firstWait)).toBeUndefined()
    await vi.advanceTimersByTimeAsync(context.takes)
    expect(await ask(ownPace.wait)).toBe('one')
  })

  it('the last rendered page is served while rendering fails, for a limited time', async () => {
    const { ask, context, failures } = pagesOf()
    await ask(30)
    context.fails = true
    await vi.advanceTimersByTimeAsync(1000)
    expect(await ask(30)).toBe('one')
    expect(failures).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(700_000)
    expect(await ask(30)).toBeUndefined()
  })

  it('the shell is served without a wait after the first rendering has failed', async () => {
    const { ask, context } = pagesOf()
    context.fails = true
    expect(await ask(30)).toBeUndefined()
    expect(await ask()).toBeUndefined()
  })

  it('the cached page of an upstream platform is served while it is revalidated', async () => {
    const { ask, context } = pagesOf({ pace: platformPace })
    await ask(30)
    context.text = 'two'
    await vi.advanceTimersByTimeAsync(platformPace.interval)
    expect(await ask()).toBe('one')
    await vi.advanceTimersByTimeAsync(30)
    expect(await ask()).toBe('two')
  })

  it('a page is not rendered while too many other pages are being rendered, and is rendered on a later request', async () => {
    const { render, pages } = pagesOf({ mostLooking: 1 })
    const other = { ...home, id: 'other/pt', path: '/other' }
    const first = pages.get(home)
    expect(pages.get(other)).toBeUndefined()
    await vi.advanceTimersByTimeAsync(30)
    expect(await first).toBe('one')
    const second = pages.get(other)
    await vi.advanceTimersByTimeAsync(30)
    expect(await second).toBe('one')
    expect(render).toHaveBeenCalledTimes(2)
  })
})
