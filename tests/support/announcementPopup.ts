import type { Locator, Page } from '@playwright/test'

/**
 * Makes the popup of announcements count as not yet closed from the page's next load on, as in a
 * new browser session.
 */
export const forgetClosedPopup = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    sessionStorage.removeItem('announcementsClosedA')
    sessionStorage.removeItem('announcementsClosedB')
    sessionStorage.removeItem('visitBegun')
  })

/**
 * Lets the popup of announcements open automatically from the page's next load on. Extends the
 * popup's time limit for opening, since a busy machine exceeds it. Hides
 * `navigator.userActivation`, since each query of a test counts as input of the user there and
 * would prevent the opening.
 */
export const prolongOpeningTime = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { value: undefined })
    const now = performance.now.bind(performance)
    performance.now = () => now() / 60
  })

/**
 * Prevents the popup of announcements from opening automatically, from the page's next load on. The
 * page's clock runs so fast that the popup's time limit for opening ends before the popup is
 * loaded.
 */
export const outlastOpeningTime = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() * 1000
  })

/** Button at the header's bell that opens pending announcements. An open dialog may cover it. */
export const noticeAtBell = (page: Page): Locator =>
  page
    .getByRole('banner', { includeHidden: true })
    .getByRole('button', { name: /^\d+ (comunicado|announcement)s?$/, includeHidden: true })
