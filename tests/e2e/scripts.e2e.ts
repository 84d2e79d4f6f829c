import { missingFontPackages, scriptFontFolders } from '../../scripts/fonts/scriptFonts.ts'
import { paths } from '../../src/paths.ts'
import { enterAs, enterAsAgent } from '../support/enterAs.ts'
import { fontEnvironment } from '../support/fonts.ts'
import { test as languagesTest } from '../support/languagesTest.ts'
import { expect } from '../support/portalTest.ts'
import { textProblems } from '../support/textProblems.ts'

/**
 * Tests in a browser that can also use the fonts of the operating system's packages. These fonts
 * cover all scripts.
 */
const test = languagesTest.extend<object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, env: fontEnvironment(scriptFontFolders) })
    },
    { scope: 'worker' },
  ],
})

// Running these tests in parallel would start a second worker and with it a second gateway.
test.describe.configure({ mode: 'default' })

/** A language for each family of scripts: Devanagari, Chinese, Burmese, Thai, Cyrillic, Arabic. */
const languages = ['hi', 'ja', 'my', 'th', 'ru', 'ur']
const memberPages = ['deposit', 'withdraw', 'bettingRecord', 'protection', 'account'] as const
const missingPackages = missingFontPackages()

for (const language of languages) {
  test(`no text is clipped in the script of ${language}`, { tag: '@full' }, async ({
    page,
    context,
    baseURL,
  }) => {
    // biome-ignore lint/suspicious/noSkippedTests: without these fonts the test would prove nothing.
    test.skip(missingPackages.length > 0, `No fonts here: install ${missingPackages.join(', ')}`)
    test.setTimeout(300_000)
    // Reduced motion, since the text of a moving banner would count as clipped.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await context.addCookies([{ name: 'lang', value: language, url: String(baseURL) }])
    const visit = { page, dataOf: async () => '', isPseudo: false, families: [''] }
    await page.goto('/')
    const problems = await textProblems(visit, ['/'], [{ name: 'register' }])
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await enterAs(page, 'ana', '/member/wallet')
    problems.push(
      ...(await textProblems(
        visit,
        memberPages.map((id) => paths.member(id)),
        [{ name: 'navigation' }],
      )),
    )
    await enterAsAgent(page, 'carla', '/agentHome/downline')
    problems.push(...(await textProblems(visit, [paths.agentHome('dividend')])))
    expect(problems).toEqual([])
  })
}
