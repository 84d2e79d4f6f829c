import { logInAs } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

/** False on small screens, which have a drawer instead of the header's menus. */
const isWide = ({ page }: Stage) => (page.viewportSize()?.width ?? 0) >= 960

const openDrawer = ({ page, text }: Stage) =>
  page
    .getByRole('button', { name: text('header.menu') })
    .click()
    .then(() => page.getByRole('heading', { name: text('drawer.theme') }).waitFor())

async function openMenu(stage: Stage) {
  if (!isWide(stage)) return openDrawer(stage)
  await stage.page.getByRole('banner').locator('[aria-haspopup=menu]').first().click()
  await stage.page.getByRole('menu').waitFor()
}

async function openVendors(stage: Stage, type: string) {
  await stage.page.goto('/')
  if (!isWide(stage)) return openDrawer(stage)
  // Opens the menu by a key, since the pointer would already open it when it reaches the button.
  await stage.page.locator(`[data-type=${type}] > button`).press('Enter')
  await stage.page.locator(`#vendors-${type} img`).first().waitFor()
}

/** Header, navigation, drawer and bottom bar for every kind of visitor. */
export const headerScenes: readonly Scene[] = [
  {
    name: 'header-trialMenu',
    prepare: async (stage) => {
      await logInAs(stage, 'bruno')
      await openMenu(stage)
    },
  },
  {
    name: 'header-memberMenu',
    prepare: async (stage) => {
      await logInAs(stage, 'ana')
      await openMenu(stage)
    },
  },
  {
    name: 'header-oldBalance',
    prepare: async (stage) => {
      await logInAs(stage, 'ana')
      await stage.page.context().setOffline(true)
    },
  },
  {
    name: 'header-hiddenBalance',
    prepare: async (stage) => {
      await logInAs(stage, 'ana')
      if (!isWide(stage)) await openDrawer(stage)
      await stage.page
        .getByRole('button', { name: stage.text('wallet.hide') })
        .last()
        .click()
    },
  },
  { name: 'header-fewVendors', prepare: (stage) => openVendors(stage, 'SPORTS') },
  { name: 'header-manyVendors', prepare: (stage) => openVendors(stage, 'RNG') },
]
