import type { Page } from '@playwright/test'
import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import { enterAs } from '../../support/enterAs.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { protectionTest as test } from '../../support/ownGatewayTest.ts'
import { playRound } from '../../support/playRound.ts'
import { dialogOf, expect } from '../../support/portalTest.ts'

const game = catalogue
  .games({ gameType: 'RNG' })
  .find(({ inMaintenance, isGame }) => !inMaintenance && isGame === 'GAME')
if (!game) throw new Error('The catalogue has no slot')
const path = `/game/${game.nodeId}`
const quarter = 15 * 60

const frameOf = (page: Page) => page.frameLocator('iframe')
const reminderOf = (page: Page) => dialogOf(page, 'Confira o tempo')

/** Logs in as ana and sets the reality check to every 15 minutes. */
async function enter(page: Page): Promise<void> {
  await enterAs(page, 'ana', '/member/protection')
  const interval = page.getByRole('radio', { name: '15 min' })
  await expect(page.getByRole('group', { name: 'De quanto em quanto tempo' })).toBeVisible()
  if (!(await interval.isChecked())) {
    // `check()` expects the new state at once, but this radio button first sends a request.
    await interval.click()
    await expect(page.getByText('O lembrete virá a cada 15 min.')).toBeVisible()
    await expect(interval).toBeChecked()
  }
}

async function openGame(page: Page): Promise<void> {
  await page.goto(path)
  await page.getByRole('main').getByRole('button', { name: 'Jogar agora', exact: true }).click()
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible()
}

/** Plays until the reminder opens. The reminder may open before the next press. */
async function playUntilReminded(page: Page): Promise<void> {
  await expect(async () => {
    if (await reminderOf(page).isVisible()) return
    await frameOf(page).getByRole('button', { name: 'Girar' }).click({ timeout: 3000 })
    await expect(reminderOf(page)).toBeVisible({ timeout: 3000 })
  }).toPass()
}

test('[ACT-20] the reality check covers the game, shows time and money, and lets the player continue or stop', async ({
  page,
  gateway,
}) => {
  await enter(page)
  await openGame(page)
  await playRound(page)
  await expect(reminderOf(page)).toHaveCount(0)
  await gateway.passTime(quarter)
  await playUntilReminded(page)
  const reminder = reminderOf(page)
  await expect(reminder).toContainText(/Você entrou há 1[56] min\./)
  await expect(reminder.getByText('Apostado').locator('..')).toContainText(
    /R\$\s*[1-9]|R\$\s*0,[1-9]/,
  )
  await expect(reminder).toContainText(/Você (perdeu|ganhou) R\$|não ganhou nem perdeu/)
  await page.reload()
  await expect(reminder.getByText('Apostado')).toBeVisible()
  await reminder.getByRole('button', { name: 'Continuar jogando' }).click()
  await expect(reminder).toHaveCount(0)
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible()

  // A reload neither restarts the interval nor repeats the reminder.
  await page.reload()
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible()
  await gateway.passTime(quarter - 120)
  await playRound(page)
  await expect(reminder).toHaveCount(0)
  await gateway.passTime(180)
  await playUntilReminded(page)
  await reminder.getByRole('button', { name: 'Parar de jogar' }).click()
  await expect(page).toHaveURL('/member/protection')
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Seus limites' })).toBeVisible()
  await expect(page.getByRole('timer').first()).toContainText(/min/)
})

test('[ACT-20] the reality check covers a minimised game and a game page, and stopping ends the game', {
  tag: '@full',
}, async ({ page, gateway }) => {
  await enter(page)
  await openGame(page)
  await page.getByRole('button', { name: 'Navegar com o jogo aberto' }).click()
  await gateway.passTime(quarter)
  await playUntilReminded(page)
  await reminderOf(page).getByRole('button', { name: 'Parar de jogar' }).click()
  await expect(page).toHaveURL('/member/protection')
  await expect(page.locator('iframe')).toHaveCount(0)

  await page.goto(`/seamless?nodeId=${game.nodeId}`)
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible()
  await gateway.passTime(quarter)
  await playUntilReminded(page)
  await reminderOf(page).getByRole('button', { name: 'Parar de jogar' }).click()
  await expect(page).toHaveURL('/member/protection')
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('the reality check passes axe and fits the window in each theme and width, and works by the keyboard alone', {
  tag: '@full',
}, async ({ page, gateway }) => {
  await enter(page)
  await openGame(page)
  await gateway.passTime(quarter)
  await playUntilReminded(page)
  const reminder = reminderOf(page)
  await expect(reminder.getByRole('heading', { name: 'Confira o tempo' })).toBeFocused()
  await expect(reminder.getByText('Apostado')).toBeVisible()
  await expectAccessibleInEachVariant(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(reminder.getByRole('button', { name: 'Continuar jogando' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(reminder).toHaveCount(0)
  await expect(page.locator('iframe')).toBeVisible()
})
