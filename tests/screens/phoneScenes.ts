import { answerPage, type EmulatorPage, emulatorLanguageOf } from '../../mocks/emulator/page.ts'
import { checkingPage, endingPage } from '../../mocks/social/phonePage.ts'
import type { Scene, Stage } from './scene.ts'

/** Enables the phone-authentication service, so that it sends the SMS codes. */
async function switchOn({ page }: Stage) {
  await page.route('**/wps/system/status', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    body.value.whitelabel.push({ modId: 'PHONEAUTH3', enabled: true })
    await route.fulfill({ response, json: body })
  })
}

/**
 * Replaces `window.open`. Runs in the page. @param user the simulated behaviour of the user in the
 * window.
 */
function playWindow(user: 'leaves' | 'blocks' | 'yes'): void {
  window.open = () => {
    if (user === 'blocks') return null
    if (user === 'yes') window.postMessage({ phoneAuth: { check: 'x' } }, location.origin)
    return window
  }
}

async function askForCode(stage: Stage, user: 'leaves' | 'blocks' | 'yes') {
  const { page, text } = stage
  await switchOn(stage)
  await page.addInitScript(playWindow, user)
  await page.route('**/social/phone/codes', (route) => route.fulfill({ json: { sent: true } }))
  await page.goto('/login')
  await page.getByRole('tab', { name: text('login.tabs.sms') }).click()
  await page.getByRole('option', { name: /\+55/ }).waitFor({ state: 'attached' })
  await page.getByRole('textbox', { name: text('login.mobileNum') }).fill('11987650001')
  await page.getByRole('button', { name: text('code.send') }).click()
}

/** Page of the emulated phone-authentication service. The portal opens it in a window. */
const windowPage = (name: string, make: (stage: Stage) => EmulatorPage): Scene => ({
  name: `emulator-phone-${name}`,
  prepare: async (stage) => {
    const answer = await answerPage(make(stage), { frames: 'none' })
    const body = await answer.text()
    await stage.page.route('**/social/phone', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
    )
    await stage.page.goto('/social/phone')
  },
})

/** The log-in by a code of the phone-authentication service, and the service's window. */
export const phoneScenes: readonly Scene[] = [
  {
    name: 'login-phoneWindow',
    prepare: async (stage) => {
      await askForCode(stage, 'leaves')
      await stage.page.getByText(stage.text('code.goOnInWindow')).waitFor()
    },
  },
  {
    name: 'login-phoneSent',
    prepare: async (stage) => {
      await askForCode(stage, 'yes')
      await stage.page.getByRole('status').getByText('+55 11987650001').waitFor()
    },
  },
  {
    name: 'login-phoneBlocked',
    prepare: async (stage) => {
      await askForCode(stage, 'blocks')
      await stage.page.getByText(stage.text('code.windowBlocked')).waitFor()
    },
  },
  windowPage('check', ({ language }) =>
    checkingPage({
      language: emulatorLanguageOf(language),
      phone: { dialingCode: '+55', number: '11987650001' },
    }),
  ),
  windowPage('end', ({ language }) =>
    // The nonce of the page's script is a placeholder, since this response has no content security
    // policy.
    endingPage({ language: emulatorLanguageOf(language), result: { check: 'x' }, nonce: 'none' }),
  ),
]
