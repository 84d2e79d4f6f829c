import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languagesIn } from '../../scripts/messages/catalogues.ts'
import { expectAccessible } from '../support/expectAccessible.ts'
import { follow } from '../support/follow.ts'
import { languagesClient, test } from '../support/languagesTest.ts'
import { messagesOf } from '../support/messagesOf.ts'
import { expect } from '../support/portalTest.ts'

// Running these tests in parallel would start a second worker and with it a second gateway.
test.describe.configure({ mode: 'default' })

const repository = fileURLToPath(new URL('../..', import.meta.url))
const locales = join(repository, 'locales')
const translated = languagesIn(locales).filter((code) => code !== 'en')

type Row = { page: string; language: string; file: string }

/**
 * Texts that are not translated: the slogan of the agents' page (I18N-03) and the portal's name.
 */
const sameEverywhere = ['携手共赢，代理未来', 'Portico']

/** Title and visible texts of a prerendered page, without the options of its language menu. */
function textsOf({ file }: Row): string[] {
  const html = readFileSync(join(languagesClient, file), 'utf8')
  const title = /<title>([^<]*)/.exec(html)?.[1]?.replace(' · Portico', '') ?? ''
  const body = html
    .replace(/^[\s\S]*?<body[^>]*>/, '')
    .replaceAll(/<(script|style|svg|option)\b[\s\S]*?<\/\1>/g, '')
  return [title, ...body.split(/<[^>]*>/)]
    .map((text) => text.trim())
    .filter((text) => /\p{L}{2}/u.test(text))
}

test('[LANG-02, I18N-02] no prerendered page in any of the 25 translations has an English text', {
  tag: '@full',
}, () => {
  const rows: Row[] = JSON.parse(readFileSync(join(languagesClient, 'prerendered.json'), 'utf8'))
  expect(translated).toHaveLength(25)
  const problems: string[] = []
  for (const code of translated) {
    const { english = [] } = JSON.parse(
      readFileSync(join(locales, 'glossary', `${code}.json`), 'utf8'),
    )
    const allowed = new Set([...english, ...sameEverywhere])
    const own = rows.filter(({ language }) => language === code)
    expect(own.length).toBeGreaterThan(60)
    for (const row of own) {
      const source = rows.find((each) => each.page === row.page && each.language === 'en')
      const sources = new Set(source ? textsOf(source) : [])
      const kept = textsOf(row).filter((text) => sources.has(text) && !allowed.has(text))
      problems.push(...kept.map((text) => `${row.file}: ${text}`))
    }
  }
  expect(problems).toEqual([])
})

/**
 * Languages in which axe checks the pages: Arabic runs from right to left, and Thai has tall
 * letters.
 */
const checkedByAxe = new Set(['ar', 'th'])

const pages = [
  ['/', 'home.headline'],
  ['/promotions', 'pages.promotions'],
  ['/help', 'pages.help'],
] as const

for (const code of translated) {
  test(`[LANG-02] the home, promotions and help pages open in ${code} and mark English content as English`, {
    tag: '@full',
  }, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'lang', value: code, url: String(baseURL) }])
    const message = messagesOf(code)
    await page.goto('/')
    await page.locator('html[data-hydrated]').waitFor()
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${code}`))
    for (const [path, heading] of pages) {
      await follow(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(message(heading))
      const content = page.locator('main [lang="en"]')
      if (code === 'pt') await expect(content).toHaveCount(0)
      else await expect(content.first()).toBeVisible()
      if (checkedByAxe.has(code)) await expectAccessible(page)
    }
  })
}
