/**
 * Writes a PNG of every screen × state × theme × language × width into `.screens`, with an index
 * page of all screenshots. The languages are those of `VITE_LANGUAGES`, including pseudo-languages.
 * `npm run screens [word]` draws only the scenes whose name contains the word, and `npm run screens
 * word dark-pt` only the variants whose name contains the second word. With the third argument
 * `whole`, a screenshot shows the whole page instead of the visible part.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserArguments, findBrowser } from '../../scripts/browser/findBrowser.ts'
import { flattenMessages } from '../../scripts/messages/catalogues.ts'
import { pseudoText } from '../../scripts/vite/pseudoText.ts'
import { languagesNamed, pseudoLanguages } from '../../src/kit/i18n/allLanguages.ts'
import { fontEnvironment } from '../support/fonts.ts'
import { logInOperator, type OperatorClient } from '../support/operatorClient.ts'
import { operatorPassword, startGatewayProcess } from '../support/runningGateway.ts'
import { startMocksProcess } from '../support/runningMocks.ts'
import { cashierScenes } from './cashierScenes.ts'
import { centreScenes } from './centreScenes.ts'
import { consoleScenes } from './consoleScenes.ts'
import { contractScenes } from './contractScenes.ts'
import { downlineScenes } from './downlineScenes.ts'
import { emptyScenes } from './emptyScenes.ts'
import { emulatorScenes } from './emulatorScenes.ts'
import { feedbackScenes } from './feedbackScenes.ts'
import { frameScenes } from './frameScenes.ts'
import { gameScenes } from './gameScenes.ts'
import { headerScenes } from './headerScenes.ts'
import { identityScenes } from './identityScenes.ts'
import { indexPage, type Picture } from './indexPage.ts'
import { luckScenes } from './luckScenes.ts'
import { messageScenes } from './messageScenes.ts'
import { overviewScenes } from './overviewScenes.ts'
import { panelScenes } from './panelScenes.ts'
import { passkeyScenes } from './passkeyScenes.ts'
import { payoutScenes } from './payoutScenes.ts'
import { phoneScenes } from './phoneScenes.ts'
import { pointScenes } from './pointScenes.ts'
import { scenes as portalScenes } from './portalScenes.ts'
import { privacyScenes } from './privacyScenes.ts'
import { profileScenes } from './profileScenes.ts'
import { promotionScenes } from './promotionScenes.ts'
import { scenes as proofScenes } from './proofScenes.ts'
import { protectionScenes } from './protectionScenes.ts'
import { publicationScenes } from './publicationScenes.ts'
import { recordScenes } from './recordScenes.ts'
import { rewardScenes } from './rewardScenes.ts'
import type { Scene } from './scene.ts'
import { searchScenes } from './searchScenes.ts'
import { securityScenes } from './securityScenes.ts'
import { signInScenes } from './signInScenes.ts'
import { sportsScenes } from './sportsScenes.ts'
import { supportScenes } from './supportScenes.ts'
import { teamRecordScenes } from './teamRecordScenes.ts'
import { teamScenes } from './teamScenes.ts'
import { walletScenes } from './walletScenes.ts'

const scenes = [
  ...portalScenes,
  ...headerScenes,
  ...frameScenes,
  ...centreScenes,
  ...contractScenes,
  ...recordScenes,
  ...identityScenes,
  ...rewardScenes,
  ...luckScenes,
  ...payoutScenes,
  ...profileScenes,
  ...passkeyScenes,
  ...cashierScenes,
  ...securityScenes,
  ...signInScenes,
  ...supportScenes,
  ...feedbackScenes,
  ...privacyScenes,
  ...walletScenes,
  ...promotionScenes,
  ...publicationScenes,
  ...emptyScenes,
  ...protectionScenes,
  ...proofScenes,
  ...phoneScenes,
  ...messageScenes,
  ...pointScenes,
  ...downlineScenes,
  ...teamRecordScenes,
  ...teamScenes,
  ...overviewScenes,
  ...consoleScenes,
  ...emulatorScenes,
  ...panelScenes,
  ...gameScenes,
  ...sportsScenes,
  ...searchScenes,
]

const repository = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(repository, '.screens')

const themes = ['dark', 'light'] as const
const languages = languagesNamed(process.env.VITE_LANGUAGES ?? '').map(({ code }) => code)
const widths = [1440, 390] as const

type Look = {
  theme: (typeof themes)[number]
  language: string
  width: number
}

type Studio = {
  browser: Browser
  /** URL of the gateway. */
  url: string
  /** URL of the portal with the mocks in the browser, for scenes that require them. */
  mocksUrl: string
  operator: OperatorClient
  /** True to draw the whole page instead of its visible part. */
  fullPage: boolean
}

const looks: Look[] = themes.flatMap((theme) =>
  languages.flatMap((language) => widths.map((width) => ({ theme, language, width }))),
)

const nameOfLook = ({ theme, language, width }: Look) => `${theme}-${language}-${width}`

async function readTexts(language: string): Promise<Record<string, string>> {
  const file = join(repository, `locales/${language}.json`)
  return existsSync(file) ? flattenMessages(JSON.parse(await readFile(file, 'utf8'))) : {}
}

/** Texts of the portal in a language, by message id. Placeholders are not filled in. */
async function textsOf(language: string): Promise<Record<string, string>> {
  const pseudo = pseudoLanguages.find(({ code }) => code === language)
  const texts = { ...(await readTexts('en')), ...(await readTexts(language)) }
  if (!pseudo) return texts
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [
      id,
      printAST(pseudoText(parse(text), pseudo.direction)),
    ]),
  )
}

/** Scrolls to the end and back, because the footer's lists load when they are seen. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const lists = page.getByRole('contentinfo').getByRole('list')
  // A timeout is ignored, since some pages have no footer.
  await lists
    .first()
    .waitFor({ timeout: 3000 })
    .catch(() => {})
  await page.evaluate(() => window.scrollTo(0, 0))
}

async function draw(
  { browser, operator, fullPage, ...urls }: Studio,
  scene: Scene,
  look: Look,
): Promise<Picture> {
  const { theme, language, width } = look
  const url = scene.onMocks ? urls.mocksUrl : urls.url
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 600 ? 844 : 900 },
    locale: language,
    colorScheme: theme,
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
    // A scene's routes do not see the calls that a service worker makes.
    serviceWorkers: 'block',
  })
  await context.addCookies([{ name: 'lang', value: language, url }])
  await context.addInitScript(
    ([scheme, code]) => {
      localStorage.setItem('theme', scheme)
      localStorage.setItem('lang', code)
      // The popup of announcements would cover every screenshot.
      sessionStorage.setItem('announcementsClosedA', '1')
      sessionStorage.setItem('announcementsClosedB', '1')
    },
    [theme, language] as const,
  )
  const page = await context.newPage()
  const texts = await textsOf(language)
  const file = `${scene.name}-${nameOfLook(look)}.png`
  try {
    await scene.prepare({ page, operator, language, text: (id) => texts[id] ?? id })
    if (fullPage) await seeAll(page)
    // Elements that show that content is still loading. Some scenes show a loading state on
    // purpose.
    const onTheirWay =
      '[data-hydrating], [data-waiting], [role=progressbar], [role=status][aria-label], [data-busy]'
    const isThere = (parts: string) =>
      Array.from(document.querySelectorAll(parts)).every((part) => !part.checkVisibility())
    await page.waitForFunction(isThere, onTheirWay, { timeout: 3000 }).catch(() => {})
    await page.screenshot({ path: join(folder, file), animations: 'disabled', fullPage })
  } finally {
    if (scene.changesRules) await operator.restoreFirst()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
  return { file, scene: scene.name, theme, language, width }
}

async function main(word = '', look = '', extent = 'window'): Promise<void> {
  const words = word.toLowerCase().split(',')
  const wanted = scenes.filter(({ name }) =>
    words.some((each) => name.toLowerCase().includes(each)),
  )
  if (wanted.length === 0) {
    process.stderr.write(
      `No scene has '${word}' in its name: ${scenes.map(({ name }) => name).join(', ')}\n`,
    )
    process.exitCode = 1
    return
  }
  const wantedLooks = looks.filter((each) => nameOfLook(each).includes(look))
  await mkdir(folder, { recursive: true })
  const gateway = await startGatewayProcess()
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: browserArguments,
    env: fontEnvironment(),
    ...(executablePath ? { executablePath } : {}),
  })
  // One log-in for all screenshots, since the platform limits the log-ins of an operator.
  const operator = await logInOperator(gateway.url, operatorPassword)
  const mocks = wanted.some(({ onMocks }) => onMocks) ? await startMocksProcess('built') : undefined
  const fullPage = extent === 'whole'
  const studio = { browser, url: gateway.url, mocksUrl: mocks?.url ?? '', operator, fullPage }
  const pictures: Picture[] = []
  try {
    for (const scene of wanted) {
      process.stdout.write(`${scene.name}\n`)
      for (const look of wantedLooks) {
        try {
          pictures.push(await draw(studio, scene, look))
        } catch (failure) {
          process.stderr.write(`  ${nameOfLook(look)} could not be drawn: ${String(failure)}\n`)
          process.exitCode = 1
        }
      }
    }
  } finally {
    await browser.close()
    await gateway.stop()
    await mocks?.stop()
  }
  await writeFile(join(folder, 'index.html'), indexPage(pictures))
  process.stdout.write(`${pictures.length} pictures: ${join('.screens', 'index.html')}\n`)
}

await main(...process.argv.slice(2))
