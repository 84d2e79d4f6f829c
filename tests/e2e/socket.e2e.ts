import type { BrowserContext, Page, WebSocketRoute } from '@playwright/test'
import { enterAs } from '../support/enterAs.ts'
import { withRule } from '../support/operatorClient.ts'
import { dialogOf, expect, expectSignedIn, openRegister, test } from '../support/portalTest.ts'

const socketCall = '**/wps/ws'
const rulesPath = '/wps/system/setting/register'

/** Counts the sockets that a page opens, and the server's frames on these sockets by type. */
function framesOf(page: Page): { opened: () => number; count: (type: string) => number } {
  const types: string[] = []
  let opened = 0
  page.on('websocket', (socket) => {
    opened += 1
    socket.on('framereceived', ({ payload }) => types.push(JSON.parse(String(payload)).type))
  })
  const count = (type: string) => types.filter((one) => one === type).length
  return { opened: () => opened, count }
}

/** Counts a page's requests for the registration rules from now on. @returns the current count. */
function rulesAsked(page: Page): () => number {
  let asked = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === rulesPath) asked += 1
  })
  return () => asked
}

/** Routes the sockets of a page, so that a test can cut them, drop an event and send events. */
async function cuttable(page: Page) {
  const lines: WebSocketRoute[] = []
  let welcomed = 0
  let isCut = false
  /** Type of an event. The next event of this type is dropped. */
  let losing: string | undefined
  let sequence = 0
  await page.routeWebSocket(socketCall, (line) => {
    if (isCut) {
      void line.close({ code: 1001 })
      return
    }
    const server = line.connectToServer()
    server.onMessage((message) => {
      const frame = JSON.parse(String(message))
      if (frame.type === 'welcome') welcomed += 1
      sequence = frame.sequence ?? sequence
      if (losing !== undefined && frame.event === losing) losing = undefined
      else line.send(message)
    })
    lines.push(line)
  })
  return {
    welcomed: () => welcomed,
    async cut() {
      isCut = true
      await Promise.all(lines.splice(0).map((line) => line.close({ code: 1001 })))
    },
    mend() {
      isCut = false
    },
    loseNext(event: string) {
      losing = event
    },
    /** Sends the page a number of events about changed rules at once. */
    flood(count: number) {
      const at = new Date().toISOString()
      const event = { type: 'event', event: 'registrationRulesChanged', version: 1, at }
      for (let sent = 0; sent < count; sent += 1) {
        sequence += 1
        lines.at(-1)?.send(JSON.stringify({ ...event, sequence, data: { version: sent + 1 } }))
      }
    },
  }
}

const longUsername = (minLength: number) => withRule('username', { minLength, samples: {} })
const ofLength = (minLength: number) => new RegExp(`de ${minLength} a 16 caracteres`)

async function logInAsAna(page: Page) {
  await enterAs(page, 'ana')
}

const isVisitor = (page: Page) =>
  expect(page.getByRole('banner').getByRole('button', { name: 'Entrar' })).toBeVisible()

/** Opens another tab with the same session by `window.open` in the first tab. */
async function openFrom(page: Page, context: BrowserContext): Promise<Page> {
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void window.open('/'))
  const tab = await opened
  await expectSignedIn(tab, 'Ana')
  return tab
}

test('an open form receives a published rule by the socket and does not poll', {
  tag: '@full',
}, async ({ page, operator }) => {
  const frames = framesOf(page)
  const asked = rulesAsked(page)
  const dialog = await openRegister(page)
  await expect.poll(() => frames.count('beat')).toBeGreaterThan(0)
  const before = asked()
  await operator.publish(longUsername(9))
  await expect(dialog.getByText(ofLength(9))).toBeVisible()
  expect(asked()).toBe(before + 1)
  // The next `beat` frame comes after over four seconds; polling would send two requests by then.
  const beats = frames.count('beat')
  await expect.poll(() => frames.count('beat')).toBeGreaterThan(beats)
  expect(asked()).toBe(before + 1)
  expect(frames.opened()).toBe(1)
})

test('a form gets the current rules after cut sockets, a lost event and a thousand events', {
  tag: '@full',
}, async ({ page, operator }) => {
  const line = await cuttable(page)
  const asked = rulesAsked(page)
  const dialog = await openRegister(page)
  const typed = dialog.getByLabel('Usuário *')
  await typed.fill('marina92')
  for (const [round, minLength] of [9, 10, 11].entries()) {
    await expect.poll(line.welcomed, { timeout: 9000 }).toBe(round + 1)
    await line.cut()
    await operator.publish(longUsername(minLength))
    const before = asked()
    line.mend()
    await expect(dialog.getByText(ofLength(minLength))).toBeVisible()
    // One request after the reconnection, and one for an event that came after it.
    expect(asked() - before).toBeLessThanOrEqual(2)
  }

  await expect.poll(line.welcomed).toBe(4)
  line.loseNext('registrationRulesChanged')
  await operator.publish(longUsername(12))
  await expect(dialog.getByText(ofLength(12))).toBeVisible()

  const before = asked()
  line.flood(1000)
  await typed.fill('marina93')
  await expect.poll(asked).toBeGreaterThan(before)
  // One request for the first event, and one a second while events arrive.
  expect(asked() - before).toBeLessThan(6)
  await expect(typed).toHaveValue('marina93')
  expect(line.welcomed()).toBe(4)
})

test('pages reconnect to a restarted gateway and fetch missed changes', {
  tag: '@full',
}, async ({ page, operator, gateway }) => {
  const frames = framesOf(page)
  const dialog = await openRegister(page)
  await dialog.getByLabel('Usuário *').fill('marina92')
  await expect.poll(() => frames.count('welcome')).toBe(1)
  // Chunks that are still loading would fail during the restart and show an error.
  await expect(page.locator('[data-hydrating]')).toHaveCount(0)
  await gateway.restart()
  await operator.publish(longUsername(12))
  await expect.poll(() => frames.count('welcome')).toBe(2)
  expect(frames.count('leaving')).toBe(1)
  await expect(dialog.getByText(ofLength(12))).toBeVisible()
  await expect(dialog.getByLabel('Usuário *')).toHaveValue('marina92')
})

test("[ROOT-07] a log-in upgrades the visitor's socket to the member's, and a log-out in one tab ends the session in the other tab", async ({
  page,
  context,
}) => {
  const frames = framesOf(page)
  await logInAsAna(page)
  const tab = await openFrom(page, context)
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: 'Menu da conta de Ana' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await dialogOf(page, 'Sair da conta').getByRole('button', { name: 'OK' }).click()
  await isVisitor(tab)
  await expect(tab.getByText('Você saiu da conta em outra aba')).toBeVisible()
  await expect(tab.getByRole('dialog')).toHaveCount(0)
  expect(await tab.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  await isVisitor(page)
  await expect(page.getByText('Você saiu da conta em outra aba')).toHaveCount(0)
  expect(frames.opened()).toBe(1)
})

test('[ROOT-16] money received in one tab appears in the header of another tab without a reload', {
  tag: '@full',
}, async ({ page, context }) => {
  await logInAsAna(page)
  const tab = await openFrom(page, context)
  const balance = page
    .getByRole('banner')
    .getByText(/R\$\s*[\d.]+,\d\d/)
    .first()
  const before = await balance.innerText()
  await tab.goto('/member/rewardCentre')
  await tab
    .getByRole('button', { name: /^Resgatar/ })
    .first()
    .click()
  await expect(tab.getByText('O valor já está na sua carteira.')).toBeVisible()
  await expect(balance).not.toHaveText(before)
  const after = await balance.innerText()
  await expect(tab.getByRole('banner').getByText(after)).toBeVisible()
})

test('[ROOT-04] an open page closes when maintenance begins, and reopens without a reload when it ends', {
  tag: '@full',
}, async ({ page, operator }) => {
  const frames = framesOf(page)
  await page.goto('/')
  await expect.poll(() => frames.count('welcome')).toBe(1)
  const closed = page.getByRole('heading', { name: 'Voltamos já' })
  try {
    await operator.setStatus('maintenance')
    await expect(closed).toBeVisible()
  } finally {
    await operator.setStatus('normal')
  }
  await expect(closed).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cadastre-se' })).toBeVisible()
})
