import type { Locator, Page } from '@playwright/test'

/**
 * Clears the closed state of the popup from the page's next load on, as in a new browser session.
 */
export const forgetClosedPopup = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    sessionStorage.removeItem('announcementsClosedA')
    sessionStorage.removeItem('announcementsClosedB')
    sessionStorage.removeItem('visitBegun')
  })

/**
 * Lets the popup open automatically from the page's next load on: extends the time for it, which a
 * busy machine exceeds, and hides the user activation, which each query of a test causes.
 */
export const prolongOpeningTime = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { value: undefined })
    const now = performance.now.bind(performance)
    performance.now = () => now() / 60
  })

/**
 * Makes everything that loads after hydration exceed the opening time, from the page's next load
 * on.
 */
export const outlastOpeningTime = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() * 1000
  })

/** Notice at the bell that opens pending announcements; a dialog may cover it. */
export const noticeAtBell = (page: Page): Locator =>
  page
    .getByRole('banner', { includeHidden: true })
    .getByRole('button', { name: /^\d+ (comunicado|announcement)s?$/, includeHidden: true })
