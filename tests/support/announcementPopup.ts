import type { Locator, Page } from '@playwright/test'

/** In a page, from its next load on: as in a new session of the browser. */
export const forgetClosedPopup = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    sessionStorage.removeItem('announcementsClosedA')
    sessionStorage.removeItem('announcementsClosedB')
  })

/**
 * In a page, from its next load on: the time in which the popup may open by itself lasts for as long
 * as a busy machine needs to load it.
 */
export const prolongOpeningTime = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() / 60
  })

/** In a page, from its next load on: whatever loads after hydration comes too late. */
export const outlastOpeningTime = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() * 1000
  })

/** The notice at the bell, by which waiting announcements open; a dialog may lie over it. */
export const noticeAtBell = (page: Page): Locator =>
  page
    .getByRole('banner', { includeHidden: true })
    .getByRole('button', { name: /^\d+ (comunicado|announcement)s?$/, includeHidden: true })
