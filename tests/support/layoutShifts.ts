import type { Page } from '@playwright/test'
import { expect } from './portalTest.ts'

/** Largest sum of Chromium's layout shifts that a page may cause without input. */
export const mostShift = 0.02

/** A layout shift without recent input: its value, and the nodes that moved. */
export type Shift = { value: number; nodes: string[] }

/** Global that `watchShifts` adds to each page. */
export type Shifts = {
  entries: Shift[]
  /** Discards the shifts recorded so far. */
  forget(): void
}
type Watched = typeof globalThis & { layoutShifts: Shifts }

/** Records the layout shifts of a page. Runs in the page before its first script. */
export function watchShifts(): void {
  type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
  // TypeScript's DOM library does not declare the entries for layout shifts yet.
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
    entries: [],
    forget() {
      observer.takeRecords()
      shifts.entries = []
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
      shifts.entries.push({ value, nodes })
    }
  })
  observer.observe({ type: 'layout-shift', buffered: true })
}

/**
 * Fails with the moved nodes if a page watched by `watchShifts` has shifted by more than the limit.
 */
export async function expectStill(page: Page, where = page.url()): Promise<void> {
  const shifts = await page.evaluate(async () => {
    // Buffered entries arrive with the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    return (globalThis as Watched).layoutShifts.entries
  })
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  const moved = shifts.map(({ value, nodes }) => `${value.toFixed(4)} ${nodes.join('; ')}`)
  expect(sum, [`${where} moved:`, ...moved].join('\n')).toBeLessThanOrEqual(mostShift)
}
