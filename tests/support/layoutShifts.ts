import type { Page } from '@playwright/test'
import { expect } from './portalTest.ts'

/** The most that a page may move by itself, as a sum of Chromium's layout shifts. */
export const mostShift = 0.02

/** A move that nobody's input explains: its share of the layout shift, and what moved. */
export type Shift = { value: number; nodes: string[] }

/** What `watchShifts` puts into each page. */
export type Shifts = {
  noted: Shift[]
  /** What moved until now does not count. */
  forget(): void
}
type Watched = typeof globalThis & { layoutShifts: Shifts }

/** In a page, from its first script on: notes what moves. */
export function watchShifts(): void {
  type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
  // TypeScript's library does not have this entry yet.
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }

  const nameOf = (node: Node | null): string => {
    const names: string[] = []
    let element = node instanceof Element ? node : node?.parentElement
    for (; element && element !== document.body; element = element.parentElement) {
      names.unshift(element.localName + (element.classList[0] ? `.${element.classList[0]}` : ''))
    }
    return `${names.slice(-4).join(' > ')} ${JSON.stringify(node?.textContent?.slice(0, 40) ?? '')}`
  }
  const boxOf = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map(Math.round).join(' ')

  const shifts: Shifts = {
    noted: [],
    forget() {
      observer.takeRecords()
      shifts.noted = []
    },
  }
  Object.assign(globalThis, { layoutShifts: shifts })
  const observer = new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      if (hadRecentInput) continue
      const nodes = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`,
      )
      shifts.noted.push({ value, nodes })
    }
  })
  observer.observe({ type: 'layout-shift', buffered: true })
}

/** Fails with what moved if a page that `watchShifts` watches moved by more than it may. */
export async function expectStill(page: Page, where = page.url()): Promise<void> {
  const shifts = await page.evaluate(async () => {
    // What is buffered comes with the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    return (globalThis as Watched).layoutShifts.noted
  })
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  const moved = shifts.map(({ value, nodes }) => `${value.toFixed(4)} ${nodes.join('; ')}`)
  expect(sum, [`${where} moved:`, ...moved].join('\n')).toBeLessThanOrEqual(mostShift)
}
