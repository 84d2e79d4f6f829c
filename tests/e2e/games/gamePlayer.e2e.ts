import type { Page } from '@playwright/test'
import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import { gameName } from '../../../platform/domain/base/content/game.ts'
import { startSession } from '../../support/enterAs.ts'
import { expectAccessible, expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { playRound } from '../../support/playRound.ts'
import { dialogOf, expect, test } from '../../support/portalTest.ts'

const game = catalogue
  .games({ gameType: 'RNG' })
  .find(({ hasTrial, inMaintenance, isGame }) => hasTrial && !inMaintenance && isGame === 'GAME')
if (!game) throw new Error('The catalogue has no slot with a trial')
const name = gameName(game, 'pt')
const path = `/game/${game.nodeId}`

const frameOf = (page: Page) => page.frameLocator('iframe')
const cornerOf = (page: Page) => page.getByRole('region', { name: `Jogo no canto: ${name}` })
const leaveButton = (page: Page) => page.getByRole('button', { name: 'Fechar o jogo' })
const questionOf = (page: Page) => page.getByRole('alertdialog', { name: `Sair de ${name}?` })

async function openGame(page: Page, button: 'Jogar agora' | 'Teste grátis') {
  await page.goto(path)
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible()
}

test.describe('real-money game', () => {
  test.beforeEach(async ({ page }) => {
    await startSession(page, 'ana')
    await openGame(page, 'Jogar agora')
  })

  test('a real-money game keeps its state while it is minimised and its player browses', {
    tag: '@full',
  }, async ({ page }) => {
    const round = await playRound(page)
    await page.getByRole('button', { name: 'Navegar com o jogo aberto' }).click()
    await expect(cornerOf(page)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(path)
    await page
      .getByRole('navigation')
      .getByRole('link', { name: 'Promoções', exact: true })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Promoções' })).toBeVisible()
    await expect(frameOf(page).getByRole('status')).toHaveText(round)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Voltar ao jogo' }).click()
    await expect(dialogOf(page, 'Jogo')).toBeVisible()
    await expect(frameOf(page).getByRole('status')).toHaveText(round)
    await expect(cornerOf(page)).toHaveCount(0)
  })

  test('Back does not end a real-money game; the close button does, after a confirmation', {
    tag: '@full',
  }, async ({ page }) => {
    const round = await playRound(page)
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(cornerOf(page)).toBeVisible()
    await expect(frameOf(page).getByRole('status')).toHaveText(round)
    await leaveButton(page).click()
    const question = questionOf(page)
    await expect(question.getByRole('button', { name: 'Continuar jogando' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await leaveButton(page).click()
    await question.getByRole('button', { name: 'Sair do jogo' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(page).toHaveURL(path)
  })

  test('the close button and Escape leave a full-page game only after a confirmation', {
    tag: '@full',
  }, async ({ page }) => {
    await leaveButton(page).click()
    await questionOf(page).getByRole('button', { name: 'Continuar jogando' }).click()
    await expect(frameOf(page).getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Escape')
    await questionOf(page).getByRole('button', { name: 'Sair do jogo' }).click()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(
      page.getByRole('main').getByRole('button', { name: 'Jogar agora', exact: true }),
    ).toBeFocused()
  })

  test('the browser asks before a reload ends a real-money game', { tag: '@full' }, async ({
    page,
  }) => {
    await playRound(page)
    const asked = page.waitForEvent('dialog')
    const reload = page.reload()
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
    await reload
  })

  test('opening a lottery ends a minimised game', { tag: '@full' }, async ({ page }) => {
    await page.getByRole('button', { name: 'Navegar com o jogo aberto' }).click()
    await expect(cornerOf(page)).toBeVisible()
    await page.evaluate(() => {
      history.pushState({}, '', '/lottery?gameCode=ELOTT_KENO_5')
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    })
    await expect(page.getByTitle('Keno 5 minutos')).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(1)
  })

  test('a real-money game shows its playing time', { tag: '@full' }, async ({ page }) => {
    const clock = page.getByRole('timer')
    await expect(clock).toContainText('Jogando há menos de um minuto')
    await expect(clock).toContainText(/0:0[2-9]/)
  })
})

test('Back and the close button leave a free trial without a confirmation', {
  tag: '@full',
}, async ({ page }) => {
  await openGame(page, 'Teste grátis')
  await page.goBack()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page).toHaveURL(path)
  await openGame(page, 'Teste grátis')
  await leaveButton(page).click()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a game passes axe in each variant over the page, minimised and at its confirmation', {
  tag: '@full',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await startSession(page, 'ana')
  await openGame(page, 'Jogar agora')
  await expectAccessibleInEachVariant(page)
  await leaveButton(page).click()
  await expect(questionOf(page)).toBeVisible()
  await expectAccessibleInEachVariant(page)
  await questionOf(page).getByRole('button', { name: 'Continuar jogando' }).click()
  await page.getByRole('button', { name: 'Navegar com o jogo aberto' }).click()
  await expect(cornerOf(page)).toBeInViewport({ ratio: 1 })
  await expectAccessibleInEachVariant(page)
})
