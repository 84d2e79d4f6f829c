import type { Page } from '@playwright/test'
import { logInAs } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

const noneOf = { items: [], page: 1, pageSize: 20, total: 0 }

/** Opens a page as the member ana, with empty responses of the calls that match `calls`. */
async function openEmpty(stage: Stage, path: string, calls: RegExp, value: object = noneOf) {
  const { page } = stage
  await logInAs(stage, 'ana')
  await page.route(calls, (route) => route.fulfill({ json: { success: true, value } }))
  await openPicture(page, path)
}

async function openPicture(page: Page, path: string) {
  await page.goto(path)
  await page.getByRole('main').locator('svg[width="128"]').first().waitFor()
}

/** Empty states of lists. */
export const emptyScenes: readonly Scene[] = [
  {
    name: 'empty-rewards',
    prepare: (stage) => openEmpty(stage, '/member/rewardCentre', /\/wps\/rewards\?/),
  },
  {
    name: 'empty-messages',
    prepare: (stage) => openEmpty(stage, '/member/messages?view=unread', /\/wps\/messages\?/),
  },
  {
    name: 'empty-friends',
    prepare: (stage) => openEmpty(stage, '/member/referral', /\/wps\/referral\/friends/),
  },
  { name: 'empty-favourites', prepare: ({ page }) => openPicture(page, '/favorite') },
  { name: 'empty-recent', prepare: ({ page }) => openPicture(page, '/recent') },
  { name: 'empty-games', prepare: ({ page }) => openPicture(page, '/rng?name=zzzz') },
  {
    name: 'empty-promotions',
    prepare: (stage) => openEmpty(stage, '/promotions', /\/wps\/(promotions|activities)\?/),
  },
]
