import type { Scene, Stage } from './scene.ts'

const catalogueCall = '**/wps/games/catalogue*'
const listCall = '**/wps/relay/GCSGAME_gameList*'
const hotCall = '**/wps/relay/GCSGAME_hotGamesV2*'

const fieldOf = (page: Stage['page']) => page.getByRole('dialog').getByRole('combobox')

async function openSearch({ page, text }: Stage) {
  await page.goto('/promotions')
  await page.getByRole('button', { name: text('header.search'), exact: true }).click()
  await fieldOf(page).waitFor()
}

/** Waits for the images of the games in the search dialog. */
const seePictures = ({ page }: Stage) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('dialog img')].every((image) => image.complete),
  )

async function search(stage: Stage, words: string) {
  await openSearch(stage)
  await fieldOf(stage.page).fill(words)
}

async function searchAndSee(stage: Stage, words: string) {
  await search(stage, words)
  await stage.page.getByRole('gridcell').first().waitFor()
  await seePictures(stage)
}

export const searchScenes: readonly Scene[] = [
  {
    name: 'search-open',
    prepare: async (stage) => {
      await stage.page.addInitScript(() =>
        localStorage.setItem(
          'recentSearches',
          JSON.stringify(['dragão de jade', '老虎', 'roleta']),
        ),
      )
      await openSearch(stage)
      await stage.page.getByRole('row').nth(5).waitFor()
      await seePictures(stage)
    },
  },
  { name: 'search-found', prepare: (stage) => searchAndSee(stage, 'jade') },
  { name: 'search-places', prepare: (stage) => searchAndSee(stage, 'pesc') },
  { name: 'search-mistyped', prepare: (stage) => searchAndSee(stage, 'drgao de fogo') },
  {
    name: 'search-details',
    prepare: async (stage) => {
      await searchAndSee(stage, 'tigre')
      await stage.page.keyboard.press('ArrowDown')
      await stage.page.keyboard.press('ArrowRight')
    },
  },
  {
    name: 'search-nothing',
    prepare: async (stage) => {
      await search(stage, 'xyzzy <b>')
      await stage.page.getByText('xyzzy', { exact: false }).first().waitFor()
      await stage.page.getByRole('gridcell').first().waitFor()
      await seePictures(stage)
    },
  },
  {
    name: 'search-loading',
    prepare: async (stage) => {
      for (const call of [catalogueCall, listCall, hotCall]) await stage.page.route(call, () => {})
      await search(stage, 'tigre')
      await stage.page
        .getByRole('dialog')
        .getByRole('status', { name: stage.text('app.loading') })
        .waitFor()
    },
  },
  {
    name: 'search-failed',
    prepare: async (stage) => {
      for (const call of [catalogueCall, listCall, hotCall])
        await stage.page.route(call, (route) => route.abort())
      await search(stage, 'tigre')
      await stage.page.getByRole('alert').waitFor()
    },
  },
]
