/** Functions of the story test that find and use elements by role and name, by label or by text. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import type * as TestingLibrary from '@testing-library/dom'
import type { DrivenDocument, DrivenElement } from './drivenBrowser.ts'

/**
 * Testing Library's queries as a script for a page; they find the same elements in every browser.
 */
const library = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
)

/** Description of an element. Names match in full; a `text` matches a substring. */
export type Target =
  | { role: string; name?: string }
  | { label: string }
  | { frame: string }
  | { text: string }

/**
 * Runs in a page. Finds each target within the one before it. @returns the first visible match of
 * the last target, or null
 */
function locate(targets: readonly Target[]): Element | null {
  const { TestingLibraryDom: queries } = globalThis as unknown as {
    TestingLibraryDom: typeof TestingLibrary
  }
  const all = (place: HTMLElement, target: Target) => {
    if ('label' in target) return queries.queryAllByLabelText(place, target.label)
    if ('frame' in target)
      return queries
        .queryAllByTitle(place, target.frame)
        .filter((element) => element.matches('iframe'))
    if ('text' in target) return queries.queryAllByText(place, target.text, { exact: false })
    const { role, ...options } = target
    return queries.queryAllByRole(place, role, options)
  }
  const candidates = targets.reduce(
    (places, target) => [...new Set(places.flatMap((place) => all(place, target)))],
    [document.body],
  )
  return candidates.find((element) => element.checkVisibility()) ?? null
}

/**
 * Runs in a page. Scrolls an element into view, and returns its position and whether a click would
 * hit it.
 */
function readPlace(element: Element): { place: string; isReachable: boolean } {
  const isWithin = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight
  if (!isWithin(element.getBoundingClientRect()))
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(x + width / 2, y + height / 2)
  const isHit = element.contains(hit) || hit?.closest('label')?.control === element
  return {
    place: [x, y, width, height].join(),
    isReachable: isHit && !element.matches(':disabled'),
  }
}

/** Runs in a page. Focuses a field and selects its value, so that typing replaces it. */
function focus(element: Element): void {
  const input = element as HTMLInputElement
  input.focus()
  input.select()
}

/** Repeats an attempt until it succeeds. The page may load or render again in between. */
const eventually = (attempt: () => Promise<void>): Promise<void> =>
  expect(attempt).toPass({ intervals: [100], timeout: 30_000 })

async function findNow(
  place: DrivenDocument,
  targets: readonly Target[],
): Promise<DrivenElement | undefined> {
  if (!(await place.evaluate(() => 'TestingLibraryDom' in globalThis))) await place.run(library)
  return await place.find(locate, targets)
}

const nameOf = (targets: readonly Target[]): string =>
  targets.map((target) => JSON.stringify(target)).join(' › ')

/** Waits until an element is visible; each target is within the one before it. */
export async function see(
  place: DrivenDocument,
  ...targets: readonly Target[]
): Promise<DrivenElement> {
  let element: DrivenElement | undefined
  await eventually(async () => {
    element = await findNow(place, targets)
    expect(element, `${nameOf(targets)} is seen`).toBeDefined()
  })
  if (!element) throw new Error(`${nameOf(targets)} is not seen`)
  return element
}

/**
 * Waits until one of several elements is visible.
 * @returns the index of the first visible one
 */
export async function seeOneOf(
  place: DrivenDocument,
  ...alternatives: readonly (readonly Target[])[]
): Promise<number> {
  let seen = -1
  await eventually(async () => {
    for (const [index, targets] of alternatives.entries())
      if (seen < 0 && (await findNow(place, targets))) seen = index
    expect(seen, `one of ${alternatives.map(nameOf).join(', ')} is seen`).toBeGreaterThanOrEqual(0)
  })
  return seen
}

/** Waits until an element is not visible. */
export async function seeGone(place: DrivenDocument, ...targets: readonly Target[]): Promise<void> {
  await eventually(async () => {
    expect(await findNow(place, targets), `${nameOf(targets)} is gone`).toBeUndefined()
  })
}

/** Clicks an element once it does not move and nothing covers it. */
export async function click(place: DrivenDocument, ...targets: readonly Target[]): Promise<void> {
  let element: DrivenElement | undefined
  let before = ''
  await eventually(async () => {
    element = await findNow(place, targets)
    const seen = await element?.evaluate(readPlace)
    const isStill = seen?.place === before
    before = seen?.place ?? ''
    expect(
      { isStill, isReachable: seen?.isReachable },
      `${nameOf(targets)} can be pressed`,
    ).toEqual({ isStill: true, isReachable: true })
  })
  await element?.click()
}

/** Replaces a field's value, and repeats this if the field is rendered anew meanwhile. */
export async function fill(
  place: DrivenDocument,
  text: string,
  ...targets: readonly Target[]
): Promise<void> {
  await eventually(async () => {
    const field = await see(place, ...targets)
    await field.evaluate(focus)
    await field.type(text)
    const value = await field.evaluate((element) => (element as HTMLInputElement).value)
    expect(value, nameOf(targets)).toBe(text)
  })
}
