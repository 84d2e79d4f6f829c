import type { Scene, Stage } from './scene.ts'

const statusCall = '**/wps/system/status'
const helpCall = '**/wps/system/helpCenter*'

/**
 * Opens a dialog from the history state, so that it makes its own calls instead of using the data
 * in the HTML document.
 */
const openDialog = async ({ page }: Stage, name: string) => {
  await page.goto('/')
  await page.evaluate(
    (modalName) => history.replaceState({ modals: [{ name: modalName }] }, ''),
    name,
  )
  await page.reload()
}

const openService = async (stage: Stage) => {
  const { page } = stage
  await openDialog(stage, 'customerService')
  await page.getByRole('dialog').getByText('Atendimento 24h').waitFor()
}

/** The side menu and the footer, help, customer service and the page of the apps. */
export const supportScenes: readonly Scene[] = [
  {
    name: 'sideMenu-folded',
    prepare: async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('showSideMenu', 'false'))
      await page.goto('/')
      await page.locator('[data-hydrating]').first().waitFor({ state: 'detached' })
    },
  },
  {
    name: 'sideMenu-codes',
    prepare: async ({ page, text }) => {
      await page.goto('/')
      if ((page.viewportSize()?.width ?? 0) < 960) return
      const menu = page.getByRole('navigation', { name: text('app.sideMenu'), exact: true })
      await menu.getByRole('button', { name: text('app.menu.app') }).dispatchEvent('click')
      await menu.getByRole('img').first().waitFor()
    },
  },
  {
    name: 'footer-whole',
    prepare: async ({ page }) => {
      await page.goto('/')
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' }).waitFor()
      // Waits for an image in the footer's last row of logos, since the page grows until the logos
      // are loaded.
      await page.getByRole('contentinfo').locator('img').nth(40).waitFor()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    },
  },
  { name: 'service-choices', prepare: openService },
  {
    name: 'help-page',
    prepare: async ({ page }) => {
      await page.goto('/help')
      await page.getByRole('main').getByRole('heading', { level: 3 }).first().waitFor()
    },
  },
  {
    name: 'help-term',
    prepare: async ({ page }) => {
      await page.goto('/')
      await page.getByRole('contentinfo').locator('a[href="/help#deposit"]').click()
      await page.getByRole('dialog').getByRole('article').waitFor()
    },
  },
  {
    name: 'help-unreachable',
    prepare: async (stage) => {
      const { page, text } = stage
      await page.route(helpCall, (route) => route.abort())
      await openDialog(stage, 'help')
      await page.getByRole('dialog').getByText(text('failure.part.title')).waitFor()
    },
  },
  {
    name: 'down-apps',
    prepare: async ({ page }) => {
      await page.goto('/down')
      await page.getByRole('main').getByRole('img').first().waitFor()
    },
  },
  {
    name: 'down-none',
    prepare: async ({ page, text }) => {
      await page.route(statusCall, async (route) => {
        const response = await route.fetch()
        const body = await response.json()
        await route.fulfill({
          response,
          json: { ...body, value: { ...body.value, resources: [] } },
        })
      })
      await page.goto('/down')
      await page.getByText(text('support.app.none')).waitFor()
    },
  },
  {
    name: 'chat-desks',
    prepare: async (stage) => {
      await openService(stage)
      await stage.page.getByRole('button', { name: stage.text('support.chat.open') }).click()
    },
  },
  {
    name: 'feedback-empty',
    prepare: async (stage) => {
      await openService(stage)
      await stage.page.getByRole('button', { name: stage.text('app.dialogs.feedback') }).click()
      await stage.page.getByLabel(stage.text('support.feedback.type')).waitFor()
    },
  },
]
