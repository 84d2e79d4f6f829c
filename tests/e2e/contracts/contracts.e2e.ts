import type { Browser, Locator, Page } from '@playwright/test'
import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import { enterAsAgent } from '../../support/enterAs.ts'
import { follow } from '../../support/follow.ts'
import { logInDavi } from '../../support/logInAgent.ts'
import { contractTest as test } from '../../support/ownGatewayTest.ts'
import { closeAnnouncements, dialogOf, expect } from '../../support/portalTest.ts'

// Running these tests in parallel would start a second worker and with it a second gateway.
test.describe.configure({ mode: 'default' })

const slot = catalogue
  .games({ gameType: 'RNG' })
  .find(({ inMaintenance, isGame }) => !inMaintenance && isGame === 'GAME')
if (!slot) throw new Error('The catalogue has no slot')

/** Page of a second user, in a browser context of its own. */
async function secondPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  await context.addInitScript(closeAnnouncements)
  return context.newPage()
}

const offerDialog = (page: Page) => dialogOf(page, 'Nova proposta de contrato')
const answerDialog = (page: Page) => dialogOf(page, 'Proposta de contrato')
const team = (page: Page) => page.getByRole('table', { name: 'Contratos com a equipe' })
const rowsOf = (page: Page, account: string) =>
  team(page).getByRole('row').filter({ hasText: account })

async function openOffer(page: Page, path: string): Promise<Locator> {
  await follow(page, path)
  await expect(team(page)).toBeVisible()
  await page.getByRole('button', { name: 'Nova proposta' }).click()
  const dialog = offerDialog(page)
  await expect(dialog.getByLabel('Para quem')).toBeVisible()
  return dialog
}

/** Offers the downline davi a daily salary, as the agent carla. */
async function offerDaily(page: Page, rate: string) {
  const dialog = await openOffer(page, '/agentHome/dailySalary')
  await dialog.getByLabel('Para quem').selectOption({ label: 'davi' })
  await dialog.getByLabel('Taxa', { exact: false }).fill(rate)
  // Wait for the preview, since it moves the button below it.
  await expect(dialog.getByRole('status').getByText(/^Teria pago R\$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Enviar proposta' }).click()
  await expect(page.getByText('Proposta enviada.')).toBeVisible()
}

const kinds = [
  { path: 'dividend', rates: ['Taxa'], typed: '7,5', shown: '7,50%' },
  { path: 'dailySalary', rates: ['Taxa'], typed: '0,45', shown: '0,45%' },
  { path: 'hourlySalary', rates: ['Taxa'], typed: '0,15', shown: '0,15%' },
  {
    path: 'realTimeSalary',
    rates: ['Taxa sobre apostas ganhas', 'Taxa sobre apostas perdidas'],
    typed: '0,1',
    shown: '0,10% e 0,10%',
  },
] as const

test('[ACT-48, ROLE-19] an agent previews the payments of each kind of contract and offers the contract', async ({
  page,
}) => {
  await enterAsAgent(page, 'carla', '/agentHome')
  for (const { path, rates, typed, shown } of kinds) {
    const dialog = await openOffer(page, `/agentHome/${path}`)
    await dialog.getByLabel('Para quem').selectOption({ label: 'livia.prado' })
    if (path === 'dividend') {
      await dialog.getByRole('button', { name: 'Remover faixa 3' }).click()
      await dialog.getByRole('button', { name: 'Remover faixa 2' }).click()
    }
    for (const rate of rates) await dialog.getByLabel(`${rate} *`).fill(typed)
    await expect(dialog.getByRole('status').getByText(/^Teria pago R\$/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Enviar proposta' }).dblclick()
    // The notice of the kind before may still be shown.
    await expect(page.getByText('Proposta enviada.').last()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const offered = rowsOf(page, 'livia.prado').filter({ hasText: 'Aguardando resposta' })
    await expect(offered).toHaveCount(1)
    await expect(offered).toContainText(shown)
  }
})

test('[CONTR-07] the offer form reports each error at its field and keeps its values', {
  tag: '@full',
}, async ({ page }) => {
  await enterAsAgent(page, 'carla', '/agentHome')
  const dialog = await openOffer(page, '/agentHome/dividend')
  await dialog.getByRole('button', { name: 'Enviar proposta' }).click()
  await expect(dialog.getByLabel('Para quem')).toHaveAccessibleDescription(/Escolha para quem/)
  await expect(dialog.getByLabel('Para quem')).toBeFocused()
  // The server rejects a downline with an open offer; the message appears at the field.
  await dialog.getByLabel('Para quem').selectOption({ label: 'yasmin.rocha' })
  const rate = dialog.getByLabel('Taxa *')
  await rate.nth(0).fill('10')
  await rate.nth(1).fill('9')
  await rate.nth(2).fill('41')
  await dialog.getByRole('button', { name: 'Enviar proposta' }).click()
  await expect(rate.nth(2)).toHaveAccessibleDescription(/no máximo 40,00%, a sua taxa/)
  await rate.nth(2).fill('20')
  await dialog.getByRole('button', { name: 'Enviar proposta' }).click()
  await expect(rate.nth(1)).toHaveAccessibleDescription(/maior que a da faixa anterior/)
  await rate.nth(1).fill('15')
  await dialog.getByRole('button', { name: 'Enviar proposta' }).click()
  await expect(dialog.getByLabel('Para quem')).toHaveAccessibleDescription(/aguardando resposta/)
  await expect(rate.nth(2)).toHaveValue('20')
})

test('[ACT-49, CONTR-12, CONTR-13] a contract offer opens for the downline, who accepts it, and both pages update live', async ({
  page,
  browser,
}) => {
  await enterAsAgent(page, 'carla', '/agentHome')
  const downline = await secondPage(browser)
  await logInDavi(downline)
  await follow(downline, '/agentHome/dailySalary')
  await offerDaily(page, '0,7')
  const dialog = answerDialog(downline)
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText('carla propõe a você um contrato de salário diário.')
  await expect(dialog.getByRole('row', { name: /^Taxa/ })).toContainText(
    '0,60%0,70%Melhor para você',
  )
  await expect(dialog.getByText(/^Teria pago R\$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Aceitar' }).click()
  await dialog.getByRole('button', { name: 'Sim, aceitar' }).dblclick()
  await expect(dialog).toContainText('Seu novo contrato de salário diário está em vigor.')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(downline.getByRole('region', { name: /^Meu contrato/ })).toContainText('0,70%')
  await expect(rowsOf(page, 'davi').filter({ hasText: 'Em vigor' })).toContainText('0,70%')
  await expect(rowsOf(page, 'davi')).toHaveCount(1)
  await downline.context().close()
})

test('[ACT-52, CONTR-15] an offer with a lower rate lists each team contract that ends, before and after it is accepted', async ({
  page,
  browser,
}) => {
  await enterAsAgent(page, 'carla', '/agentHome')
  const downline = await secondPage(browser)
  await logInDavi(downline)
  await follow(downline, '/agentHome/dailySalary')
  await offerDaily(page, '0,2')
  const dialog = answerDialog(downline)
  const before = /Se você aceitar, 1 contrato da sua equipe termina/
  await expect(dialog.getByText(before)).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^Taxa/ })).toContainText('Pior para você')
  const named = dialog.getByRole('listitem')
  await expect(named).toHaveText(
    'caio.nunes: hoje 0,25%; depois, no máximo 0,20% em um novo contrato',
  )
  await dialog.getByRole('button', { name: 'Aceitar' }).press('Enter')
  await expect(dialog.getByText(before)).toBeVisible()
  await dialog.getByRole('button', { name: 'Sim, aceitar' }).press('Enter')
  await expect(dialog).toContainText('1 contrato da sua equipe terminou')
  await expect(named).toHaveText(
    'caio.nunes: era 0,25%; agora, no máximo 0,20% em um novo contrato',
  )
  await downline.goto('/agentHome/dailySalary')
  await expect(downline.getByText('Nenhum contrato de salário diário')).toBeVisible()
  await downline.context().close()
})

test('[CONTR-05] a contract offer waits while a game runs, full size or minimised, and opens on the contract page afterwards', {
  tag: '@full',
}, async ({ page, browser }) => {
  await enterAsAgent(page, 'carla', '/agentHome')
  const downline = await secondPage(browser)
  await logInDavi(downline)
  await downline.goto(`/game/${slot.nodeId}`)
  const start = downline.getByRole('main').getByRole('button', { name: 'Jogar agora', exact: true })
  await start.click()
  await expect(downline.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible()
  const heard = downline.waitForResponse((answer) => answer.url().includes('status=OFFERED'))
  await offerDaily(page, '0,3')
  await heard
  await expect(dialogOf(downline, 'Jogo')).toBeVisible()
  await downline.getByRole('button', { name: 'Navegar com o jogo aberto' }).click()
  await expect(downline.getByRole('region', { name: /^Jogo no canto/ })).toBeVisible()
  await expect(downline.getByRole('dialog')).toHaveCount(0)
  await downline.getByRole('button', { name: 'Fechar o jogo' }).click()
  const question = downline.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Sair do jogo' }).click()
  await expect(downline.locator('iframe')).toHaveCount(0)
  await downline.goto('/agentHome/dailySalary')
  const dialog = answerDialog(downline)
  await expect(dialog).toContainText('0,30%')
  await dialog.getByRole('button', { name: 'Recusar' }).click()
  await dialog.getByRole('button', { name: 'Sim, recusar' }).click()
  await expect(downline.getByText('Proposta recusada.')).toBeVisible()
  await downline.context().close()
})

test('[ACT-51, CONTR-14] an agent ends a contract, and the downline gets a live notice', async ({
  page,
  browser,
}) => {
  await enterAsAgent(page, 'carla', '/agentHome/realTimeSalary')
  const downline = await secondPage(browser)
  await logInDavi(downline)
  await follow(downline, '/agentHome/realTimeSalary')
  const own = downline.getByRole('region', { name: /^Meu contrato/ })
  await expect(own).toContainText('Em vigor')
  await rowsOf(page, 'davi').getByRole('button', { name: 'Encerrar o contrato com davi' }).click()
  const question = dialogOf(page, 'Encerrar contrato?')
  await expect(question).toContainText('entre carla e davi termina agora')
  await question.getByRole('button', { name: 'Encerrar' }).dblclick()
  await expect(page.getByText('Contrato encerrado.')).toBeVisible()
  await expect(rowsOf(page, 'davi')).toHaveCount(0)
  await expect(
    downline.getByText('carla encerrou o contrato de salário em tempo real com você.'),
  ).toBeVisible()
  await expect(own).toContainText('Você ainda não tem um contrato')
  await downline.context().close()
})

test('[ACT-50] a downline sees an offer in English on its page and rejects it', async ({
  page,
}) => {
  await page.goto('/agent?lang=en')
  await page.getByLabel('Username').fill('davi')
  await page.getByLabel('Password *').fill('portico-davi-1')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  const waiting = page.getByRole('link', { name: /^Hourly salary.*1 new$/ })
  await waiting.click()
  const dialog = dialogOf(page, 'Contract offer')
  await expect(dialog).toContainText('carla offers you an hourly salary contract.')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await dialog.getByRole('button', { name: 'Yes, reject' }).click()
  await expect(page.getByText('Offer rejected.')).toBeVisible()
  await page.goto('/agentHome/hourlySalary')
  await expect(page.getByText('You have no hourly salary contract')).toBeVisible()
  await expect(page.getByRole('button', { name: 'See offer' })).toHaveCount(0)
})
