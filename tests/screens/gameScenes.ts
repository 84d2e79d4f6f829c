import { catalogue } from '../../mocks/content/games/catalogue.ts'
import { follow } from './follow.ts'
import { logIn } from './portalScenes.ts'
import type { Scene, Stage } from './scene.ts'

const closedGame = catalogue
  .games()
  .find(({ inMaintenance, isGame }) => inMaintenance && isGame === 'GAME')
const playable = catalogue
  .games({ gameType: 'RNG' })
  .find(({ inMaintenance, isGame, hasTrial }) => !inMaintenance && isGame === 'GAME' && hasTrial)
const listCall = '**/wps/relay/GCSGAME_gameList*'
const detailsCall = '**/wps/games/*'
const startCall = '**/wps/game/startGame'

/** Waits for the images in the visible part of the page. The others load on scrolling. */
const seePictures = (page: Stage['page']) =>
  page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
    ),
  )

const openList = async ({ page }: Stage, address: string) => {
  await page.goto(address)
  await page.getByRole('article').first().waitFor()
  await seePictures(page)
}
const openTrial = ({ page }: Stage) =>
  page.goto(`/seamless?nodeId=${playable?.nodeId}&freeTrial=true`)

const openForMoney = async (stage: Stage) => {
  const { page, text } = stage
  await logIn(stage)
  await page.goto(`/game/${playable?.nodeId}`)
  const play = page.getByRole('main').getByRole('button', { name: text('games.play'), exact: true })
  await play.first().click()
  await page.frameLocator('iframe').getByRole('heading').waitFor()
}

/** Pages of games and lotteries, and launched games, in each of their states. */
export const gameScenes: readonly Scene[] = [
  {
    name: 'games-centre',
    prepare: async ({ page }) => {
      await page.goto('/sports')
      await page.getByRole('main').getByRole('listitem').first().waitFor()
      await seePictures(page)
    },
  },
  {
    name: 'games-startedHere',
    prepare: async ({ page, text }) => {
      const started = catalogue.games({ gameType: 'FISH' }).slice(0, 4)
      const ids = started.map(({ nodeId }) => nodeId).join(' ')
      await page.addInitScript((value) => localStorage.setItem('startedGames', value), ids)
      await page.goto('/')
      const row = page.getByRole('region', { name: text('games.home.recent') })
      await row.getByRole('article').first().scrollIntoViewIfNeeded()
    },
  },
  { name: 'games-list', prepare: (stage) => openList(stage, '/live') },
  { name: 'games-listOfVendor', prepare: (stage) => openList(stage, '/rng?vassalage=PG&page=2') },
  {
    name: 'games-listFilters',
    prepare: async (stage) => {
      await openList(stage, '/rng?vassalage=JL,PG&classify=JACKPOT')
      await stage.page.getByRole('button', { name: stage.text('games.filters.vendors') }).click()
      await stage.page.getByRole('checkbox').first().waitFor()
    },
  },
  { name: 'games-listWhole', prepare: (stage) => openList(stage, '/rng?view=whole') },
  {
    name: 'games-listNotFound',
    prepare: async ({ page, text }) => {
      await page.goto('/rng?name=xyzzy')
      await page.getByRole('link', { name: text('games.list.stopSearch') }).waitFor()
    },
  },
  { name: 'games-hot', prepare: (stage) => openList(stage, '/hot') },
  {
    name: 'games-listHover',
    prepare: async (stage) => {
      await openList(stage, '/pvp')
      await stage.page.getByRole('article').nth(1).hover()
    },
  },
  {
    name: 'games-listLoading',
    prepare: async (stage) => {
      const { page, text } = stage
      await page.route(listCall, () => {})
      await follow(stage, '/', 'main a[href="/fish"]')
      await page.getByRole('status', { name: text('app.loading') }).waitFor()
    },
  },
  {
    name: 'games-listEmpty',
    prepare: async ({ page, text }) => {
      await page.goto('/fish?vassalage=NOBODY')
      await page.getByText(text('games.list.empty')).waitFor()
    },
  },
  {
    name: 'games-listFailed',
    prepare: async (stage) => {
      const { page, text } = stage
      await page.route(listCall, (route) => route.abort())
      await follow(stage, '/', 'main a[href="/fish"]')
      await page.getByRole('button', { name: text('app.retry') }).waitFor()
    },
  },
  {
    name: 'games-favouritesVisitor',
    prepare: async ({ page, text }) => {
      await page.goto('/favorite')
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByText(text('games.own.FAV.visitor')).waitFor()
    },
  },
  {
    name: 'games-page',
    prepare: async ({ page }) => {
      await page.goto(`/game/${playable?.nodeId}`)
      await page.getByRole('article').first().waitFor()
      await seePictures(page)
    },
  },
  {
    name: 'games-pageLoading',
    prepare: async (stage) => {
      const { page, text } = stage
      await page.route(detailsCall, () => {})
      await follow(stage, '/rng', 'article a')
      await page.getByRole('status', { name: text('app.loading') }).waitFor()
    },
  },
  {
    name: 'games-pageFailed',
    prepare: async (stage) => {
      const { page, text } = stage
      await page.route(detailsCall, (route) => route.abort())
      await follow(stage, '/rng', 'article a')
      await page.getByRole('button', { name: text('app.retry') }).waitFor()
    },
  },
  {
    name: 'games-pageMaintenance',
    prepare: async ({ page }) => {
      await page.goto(`/game/${closedGame?.nodeId}`)
      await page.getByRole('article').first().waitFor()
      await seePictures(page)
    },
  },
  {
    name: 'games-pageMissing',
    prepare: async ({ page, text }) => {
      await page.goto('/game/1')
      await page.getByText(text('games.details.missing.title')).waitFor()
    },
  },
  {
    name: 'games-seamless',
    prepare: async (stage) => {
      await openTrial(stage)
      await stage.page.frameLocator('iframe').getByRole('heading').waitFor()
    },
  },
  {
    name: 'games-dialog',
    prepare: async (stage) => {
      await openList(stage, '/rng')
      await stage.page
        .getByRole('button', { name: stage.text('games.tryNamed').split('{')[0] ?? '' })
        .first()
        .click()
      await stage.page.frameLocator('iframe').getByRole('heading').waitFor()
    },
  },
  {
    name: 'games-leave',
    prepare: async (stage) => {
      await openForMoney(stage)
      await stage.page.getByRole('button', { name: stage.text('games.stage.close') }).click()
      await stage.page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'games-corner',
    prepare: async (stage) => {
      await openForMoney(stage)
      await stage.page.getByRole('button', { name: stage.text('games.stage.minimise') }).click()
      await stage.page.getByRole('button', { name: stage.text('games.stage.restore') }).waitFor()
      await seePictures(stage.page)
    },
  },
  {
    name: 'games-startFailed',
    prepare: async (stage) => {
      await stage.page.route(startCall, (route) => route.fulfill({ status: 500, body: '' }))
      await openTrial(stage)
      await stage.page.getByRole('alert').waitFor()
    },
  },
  {
    name: 'games-maintenance',
    prepare: async ({ page }) => {
      await page.goto(`/seamless?nodeId=${closedGame?.nodeId}&freeTrial=true`)
      await page.getByRole('alert').waitFor()
      await seePictures(page)
    },
  },
  {
    name: 'games-lottery',
    prepare: async (stage) => {
      await logIn(stage)
      await stage.page.goto('/vnLottery')
      await stage.page.getByRole('main').getByRole('navigation').waitFor()
      await seePictures(stage.page)
    },
  },
  {
    name: 'games-lotteryOpen',
    prepare: async (stage) => {
      await logIn(stage)
      await stage.page.goto('/lottery?gameCode=NONE')
      await stage.page.getByRole('main').getByRole('link').first().click()
      await stage.page.frameLocator('iframe').getByRole('heading').waitFor()
    },
  },
  {
    name: 'games-seamlessNone',
    prepare: async ({ page, text }) => {
      await page.goto('/seamless')
      await page.getByText(text('games.seamless.none')).waitFor()
    },
  },
]
