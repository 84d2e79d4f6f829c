import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import { enterAs } from '../../support/enterAs.ts'
import { depositTest as test } from '../../support/ownGatewayTest.ts'
import { playRound } from '../../support/playRound.ts'
import { dialogOf, expect } from '../../support/portalTest.ts'

const game = catalogue
  .games({ gameType: 'RNG' })
  .find(({ hasTrial, inMaintenance, isGame }) => hasTrial && !inMaintenance && isGame === 'GAME')

test('[ACT-01] a member deposits in a dialog over a running game, which continues below the dialog', {
  tag: '@full',
}, async ({ page, gateway }) => {
  await enterAs(page, 'ana', `/seamless?nodeId=${game?.nodeId}`)
  const frame = page.frameLocator('iframe')
  const result = frame.getByRole('status')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  const afterBet = await playRound(page)

  await page.getByRole('button', { name: 'Depositar sem sair do jogo' }).click()
  const dialog = dialogOf(page, 'Depositar')
  await dialog.getByLabel('Valor *').fill('31')
  await dialog.getByRole('button', { name: 'Ir para o pagamento' }).click()
  await expect(dialog.getByRole('img', { name: 'QR Code deste pagamento Pix' })).toBeVisible()
  await dialog.getByRole('link', { name: 'Todos os depósitos' }).click()
  const waiting = dialog.getByRole('list', { name: /pagamento/ }).getByRole('link')
  await waiting.filter({ hasText: '31,00' }).first().click()
  await gateway.passTime(16)
  await expect(dialog.getByRole('heading', { name: /31,00 no seu saldo$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  // The same round is shown: the game did not load again.
  await expect(result).toHaveText(afterBet)
  expect(page.url()).toContain('/seamless')
})

test('a free trial offers a visitor no deposit', { tag: '@full' }, async ({ page }) => {
  await page.goto(`/seamless?nodeId=${game?.nodeId}&freeTrial=true`)
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Depositar/ })).toHaveCount(0)
})
