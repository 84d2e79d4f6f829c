/**
 * Writes a PNG of every screen × state × theme × language × width into `.screens`, with one page to
 * look them through. `npm run screens [word]` draws only the scenes whose name has the word.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../../scripts/browser/findBrowser.ts'
import { flattenMessages } from '../../scripts/vite/messages.ts'
import { logInOperator, type OperatorClient } from '../support/operatorClient.ts'
import { operatorPassword, startGatewayProcess } from '../support/runningGateway.ts'
import { consoleScenes } from './consoleScenes.ts'
import { indexPage, type Picture } from './indexPage.ts'
import type { Scene } from './scene.ts'
import { scenes as portalScenes } from './scenes.ts'

const scenes = [...portalScenes, ...consoleScenes]

const repository = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(repository, '.screens')

const themes = ['dark', 'light'] as const
const languages = ['pt', 'en'] as const
const widths = [1440, 390] as const

type Look = {
  theme: (typeof themes)[number]
  language: (typeof languages)[number]
  width: number
}

type Studio = { browser: Browser; url: string; operator: OperatorClient }

const looks: Look[] = themes.flatMap((theme) =>
  languages.flatMap((language) => widths.map((width) => ({ theme, language, width }))),
)

async function textsOf(language: string): Promise<Record<string, string>> {
  return flattenMessages(
    JSON.parse(await readFile(join(repository, `locales/${language}.json`), 'utf8')),
  )
}

async function draw(
  { browser, url, operator }: Studio,
  scene: Scene,
  look: Look,
): Promise<Picture> {
  const { theme, language, width } = look
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 600 ? 844 : 900 },
    locale: language,
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'lang', value: language, url }])
  await context.addInitScript(
    ([scheme, code]) => {
      localStorage.setItem('theme', scheme)
      localStorage.setItem('lang', code)
    },
    [theme, language] as const,
  )
  const page = await context.newPage()
  const texts = await textsOf(language)
  const file = `${scene.name}-${theme}-${language}-${width}.png`
  try {
    await scene.prepare({ page, operator, text: (id) => texts[id] ?? id })
    await page.screenshot({ path: join(folder, file), animations: 'disabled' })
  } finally {
    if (scene.changesRules) await operator.restoreFirst()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  }
  return { file, scene: scene.name, theme, language, width }
}

async function main(word = ''): Promise<void> {
  const wanted = scenes.filter(({ name }) => name.toLowerCase().includes(word.toLowerCase()))
  if (wanted.length === 0) {
    process.stderr.write(
      `No scene has '${word}' in its name: ${scenes.map(({ name }) => name).join(', ')}\n`,
    )
    process.exitCode = 1
    return
  }
  await mkdir(folder, { recursive: true })
  const gateway = await startGatewayProcess()
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: browserArguments,
    ...(executablePath ? { executablePath } : {}),
  })
  // One login for all: the platform limits how often an operator tries.
  const operator = await logInOperator(gateway.url, operatorPassword)
  const studio = { browser, url: gateway.url, operator }
  const pictures: Picture[] = []
  try {
    for (const scene of wanted) {
      process.stdout.write(`${scene.name}\n`)
      for (const look of looks) pictures.push(await draw(studio, scene, look))
    }
  } finally {
    await browser.close()
    await gateway.stop()
  }
  await writeFile(join(folder, 'index.html'), indexPage(pictures))
  process.stdout.write(`${pictures.length} pictures: ${join('.screens', 'index.html')}\n`)
}

await main(process.argv[2])
