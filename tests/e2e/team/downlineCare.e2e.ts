import type { Browser, Page } from '@playwright/test'
import { enterAsAgent, startAgentSession } from '../../support/enterAs.ts'
import { expectAccessible } from '../../support/expectAccessible.ts'
import { teamCareTest as test } from '../../support/ownGatewayTest.ts'
import { closeAnnouncements, dialogOf, expect } from '../../support/portalTest.ts'

const main = (page: Page) => page.getByRole('main')

/** Logs in as davi, a direct downline of the agent carla, in a separate browser context. */
async function enterAsDavi(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  await context.addInitScript(closeAnnouncements)
  const page = await context.newPage()
  await enterAsAgent(page, 'davi', '/agentHome')
  return page
}

/** Opens the card of a direct downline of the agent carla. */
async function openCard(page: Page, account: string) {
  await page.goto('/agentHome/downline')
  await main(page).getByRole('button', { name: account }).click()
  const card = dialogOf(page, account)
  await expect(card.getByRole('table')).toBeVisible()
  return card
}

async function logOut(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Menu da conta de Davi' }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await dialogOf(page, 'Sair da conta').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('banner').getByText('Davi')).toHaveCount(0)
}

test("[ACT-46, MSG-01] an agent's message appears in a downline's open inbox as plain text", {
  tag: '@full',
}, async ({ page, browser }) => {
  const downline = await enterAsDavi(browser)
  await downline.goto('/member/messages')
  await expect(main(downline).getByRole('list', { name: 'Caixa de entrada' })).toBeVisible()
  await startAgentSession(page, 'carla')
  const card = await openCard(page, 'davi')
  await card.getByRole('button', { name: 'Escrever mensagem' }).click()
  const form = dialogOf(page, 'Mensagem para davi')
  await form.getByRole('button', { name: 'Enviar' }).click()
  await expect(form.getByLabel('Assunto *')).toHaveAccessibleDescription('Digite um assunto.')
  await expect(form.getByLabel('Assunto *')).toBeFocused()
  await form.getByLabel('Assunto *').fill('Reunião <b>sexta</b>')
  await form.getByLabel('Mensagem *').fill('Vamos conversar às 19h.\n\nAté lá!')
  await expect(form.getByText('32 de 2.000 caracteres')).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Enviar' }).dblclick()
  await expect(page.getByText('Sua mensagem foi enviada para davi.')).toBeVisible()
  await expect(card).toBeVisible()
  await expect(form).toHaveCount(0)

  const line = main(downline).getByRole('listitem').filter({ hasText: 'Reunião <b>sexta</b>' })
  await expect(line).toHaveCount(1)
  await expect(line.getByText('De carla')).toBeVisible()
  await line
    .getByRole('button', { name: /Reunião/ })
    .first()
    .click()
  await expect(line.getByText(/Vamos conversar às 19h\.\s+Até lá!/)).toBeVisible()
  await expectAccessible(downline)
})

test("[ACT-46] the English form keeps an agent's message if sending fails", {
  tag: '@full',
}, async ({ page }) => {
  await enterAsAgent(page, 'carla', '/agentHome/downline?lang=en')
  await main(page).getByRole('button', { name: 'davi' }).click()
  await dialogOf(page, 'davi').getByRole('button', { name: 'Write a message' }).click()
  const form = dialogOf(page, 'Message to davi')
  await form.getByLabel('Subject *').fill('Friday')
  await form.getByLabel('Message *').fill('At seven.')
  await page.route('**/wps/agent/downline/*/messages', (route) => route.abort(), { times: 1 })
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await expect(form.getByLabel('Subject *')).toHaveValue('Friday')
  await expect(form.getByLabel('Message *')).toHaveValue('At seven.')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Your message was sent to davi.')).toBeVisible()
})

test("[ACT-46, AGENT-08] the team's table and a member's card show who is online and when other members were last online", {
  tag: '@full',
}, async ({ page, browser, gateway }) => {
  // After five minutes without use davi is offline, and the next use of a session that other tests
  // left behind is recorded again.
  await gateway.passTime(5 * 60 + 1)
  await startAgentSession(page, 'carla')
  const downline = await enterAsDavi(browser)
  await page.goto('/agentHome/downline')
  const row = main(page).getByRole('row').filter({ hasText: 'davi' })
  await expect(row.getByText('Online agora')).toBeVisible()
  const other = main(page).getByRole('row').filter({ hasText: 'livia.prado' })
  await expect(other.getByRole('time')).toHaveCount(2)
  await expect(other.getByText('Online agora')).toHaveCount(0)
  await expectAccessible(page)
  const card = await openCard(page, 'davi')
  await expect(card.getByRole('definition').filter({ hasText: 'Online agora' })).toBeVisible()

  await logOut(downline)
  await page.reload()
  await expect(card.getByRole('definition').filter({ hasText: 'Online agora' })).toHaveCount(0)
  await expect(card.getByText('Última visita')).toBeVisible()
  await expect(row.getByText('Online agora')).toHaveCount(0)
})

test("[ACT-46, AGENT-08] an agent changes a downline's rates within bounds, and the downline's open form adopts them", {
  tag: '@full',
}, async ({ page, browser }) => {
  const downline = await enterAsDavi(browser)
  await downline.goto('/agentHome/registerCentre')
  await main(downline).getByRole('button', { name: 'Novo convite' }).click()
  const invitation = dialogOf(downline, 'Novo convite')
  await expect(invitation.getByLabel('Slots *')).toHaveAccessibleDescription('Até 0,60%')
  await startAgentSession(page, 'carla')
  const card = await openCard(page, 'davi')
  await card.getByRole('button', { name: 'Alterar taxas' }).click()
  const form = dialogOf(page, 'Taxas de davi')
  const slots = form.getByLabel('Slots *')
  await expect(slots).toHaveValue('0,60')
  await expect(slots).toHaveAccessibleDescription('De 0,45% a 1,00%')
  await slots.fill('0,4')
  await form.getByRole('button', { name: 'Salvar taxas' }).click()
  await expect(slots).toHaveAccessibleDescription(/^Informe no mínimo 0,45%/)
  await slots.fill('1,2')
  await expect(slots).toHaveAccessibleDescription('Informe no máximo 1,00%, a sua taxa.')
  await expectAccessible(page)
  await slots.fill('0,85')
  await form.getByRole('button', { name: 'Salvar taxas' }).dblclick()
  await expect(page.getByText('As taxas de davi foram salvas.')).toBeVisible()
  await expect(form).toHaveCount(0)
  await expect(card.getByRole('definition').filter({ hasText: '0,85%' })).toBeVisible()

  await expect(invitation.getByLabel('Slots *')).toHaveAccessibleDescription('Até 0,85%')
  await downline.goto('/member/messages')
  const line = main(downline).getByRole('listitem').filter({ hasText: 'Suas taxas mudaram' })
  await expect(line).toContainText('Slots: de 0,60% para 0,85%')
})

test('[ACT-46, AGENT-08] a blocked downline reads the reason and can withdraw but not deposit, until the agent unblocks the account', {
  tag: '@full',
}, async ({ page, browser }) => {
  const downline = await enterAsDavi(browser)
  await downline.goto('/member/deposit')
  const told = main(downline).getByRole('status').filter({ hasText: 'Sua conta está bloqueada' })
  await expect(main(downline).getByLabel('Valor *')).toBeVisible()
  await expect(told).toHaveCount(0)
  await startAgentSession(page, 'carla')
  const card = await openCard(page, 'davi')
  await card.getByRole('button', { name: 'Bloquear' }).click()
  const form = dialogOf(page, 'Bloquear davi?')
  await form.getByRole('button', { name: 'Bloquear' }).click()
  await expect(form.getByLabel('Motivo *')).toHaveAccessibleDescription('Escolha um motivo.')
  await form.getByLabel('Motivo *').selectOption({ label: 'Mais de uma conta' })
  await form.getByLabel('Observação').fill('Envie um documento ao suporte.')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Bloquear' }).click()
  await expect(page.getByText('A conta de davi está bloqueada.')).toBeVisible()
  await expect(card.getByText(/^Mais de uma conta · desde .* · por carla$/)).toBeVisible()
  await expect(card.getByText('Envie um documento ao suporte.')).toBeVisible()

  await expect(told).toContainText('Motivo: Mais de uma conta.')
  await expect(told).toContainText('Envie um documento ao suporte.')
  await expectAccessible(downline)
  await main(downline).getByLabel('Valor *').fill('50,00')
  await main(downline).getByRole('button', { name: 'Ir para o pagamento' }).click()
  await expect(main(downline).getByText(/^Sua conta foi bloqueada por um agente/)).toBeVisible()
  await told.getByRole('link', { name: 'Sacar' }).click()
  await expect(main(downline).getByLabel('Valor *')).toBeVisible()
  await expect(told).toBeVisible()

  await page.keyboard.press('Escape')
  const row = main(page).getByRole('row').filter({ hasText: 'davi' })
  await expect(row.getByText('Bloqueada')).toBeVisible()
  await row.getByRole('button', { name: 'davi' }).click()
  await card.getByRole('button', { name: 'Desbloquear' }).click()
  const question = dialogOf(page, 'Desbloquear davi?')
  await question.getByRole('button', { name: 'Desbloquear' }).click()
  await expect(page.getByText('A conta de davi não está mais bloqueada.')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Bloquear' })).toBeVisible()
  await expect(told).toHaveCount(0)
})

test("[ACT-48, AGENT-08] an agent offers a contract from a direct downline's card", {
  tag: '@full',
}, async ({ page }) => {
  await startAgentSession(page, 'carla')
  const card = await openCard(page, 'marcos.teles')
  await card.getByRole('button', { name: /^(Propor|Alterar) .*salário por hora/ }).click()
  const dialog = dialogOf(page, 'Nova proposta de contrato')
  await expect(dialog.getByLabel('Para quem')).toHaveValue('m-marcos.teles')
  await dialog.getByLabel('Taxa *').fill('0,1')
  await dialog.getByRole('button', { name: 'Enviar proposta' }).click()
  await expect(page.getByText('Proposta enviada.')).toBeVisible()
  await expect(card).toBeVisible()
  await page.goto('/agentHome/hourlySalary')
  const contracts = page.getByRole('table', { name: 'Contratos com a equipe' })
  const offered = contracts.getByRole('row').filter({ hasText: 'marcos.teles' })
  await expect(offered.filter({ hasText: 'Aguardando resposta' })).toHaveCount(1)
})
