import type { Page } from '@playwright/test'
import naughtyStrings from '../../corpora/naughtyStrings.json' with { type: 'json' }
import { startAsNewMember } from '../../support/enterAs.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { feedbackTest as test } from '../../support/ownGatewayTest.ts'
import { photo } from '../../support/photos.ts'
import { dialogOf, expect } from '../../support/portalTest.ts'

/** Texts that would run as code in a page that inserts them as markup. */
const hostileTexts = naughtyStrings
  .filter((text) => /^<(script|img|svg)[ -~]{4,60}>$/i.test(text))
  .slice(0, 6)

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => dialogOf(page, 'Novo atendimento')
const conversation = (page: Page) => main(page).getByRole('log', { name: 'Conversa' })
const messages = (page: Page) => conversation(page).locator('ol > li')
const menuLink = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Central do jogador' }).getByRole('link', { name })

/** Opens the page of support tickets and the form for a new one. */
async function openForm(page: Page) {
  await page.goto('/member/feedback')
  const form = dialog(page)
  await expect(async () => {
    await main(page).getByRole('button', { name: 'Novo atendimento' }).click({ timeout: 3000 })
    await expect(form.getByLabel(/^Qual é o assunto/)).toBeVisible({ timeout: 3000 })
  }).toPass()
  return form
}

async function fill(page: Page, content: string, type = 'Reclamação') {
  const form = await openForm(page)
  await form.getByLabel(/^Qual é o assunto/).selectOption({ label: type })
  await form.getByLabel(/^Sua mensagem/).fill(content)
  return form
}

/** Sends a complaint, and opens its ticket. */
async function openTicket(page: Page, content: string): Promise<void> {
  const form = await fill(page, content)
  await form.getByRole('button', { name: 'Enviar', exact: true }).click()
  await form.getByRole('button', { name: 'Ver o atendimento' }).click()
  await expect(messages(page)).toHaveCount(1)
}

test('[MSG-05, MSG-12] a complaint is sent, answered without a reload, replied to and closed, and a badge counts the messages about it', {
  tag: '@full',
}, async ({ page, gateway }) => {
  await startAsNewMember(page)
  const form = await fill(page, 'A roleta travou duas vezes ontem à noite.')
  const pictures = form.getByRole('group', { name: 'Imagens' })
  const choose = pictures.locator('input[type="file"]')
  await choose.setInputFiles([photo('um.png'), photo('dois.png')])
  await expect(pictures.getByText('Enviada')).toHaveCount(2)
  await pictures.getByRole('button', { name: /^Remover um\.png/ }).click()
  await expect(pictures.getByText('Enviada')).toHaveCount(1)
  await form.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(form.getByText(/O número do seu atendimento é [0-9A-F]{12}/)).toBeVisible()
  await form.getByRole('button', { name: 'Ver o atendimento' }).click()

  await expect(page).toHaveURL(/\/member\/feedback\?ticket=fb-/)
  await expect(main(page).getByRole('heading', { name: 'Reclamação' })).toBeVisible()
  await expect(main(page).getByText('Aberto', { exact: true })).toBeVisible()
  await expect(messages(page)).toContainText(['A roleta travou duas vezes ontem à noite.'])
  const picture = messages(page).getByRole('button', { name: 'Ampliar imagem 1' })
  await picture.click()
  await expect(picture).toHaveAttribute('aria-expanded', 'true')
  // The unread message acknowledges the complaint.
  await expect(menuLink(page, /^Mensagens/)).toContainText('1')

  await gateway.passTime(21)
  await expect(messages(page)).toHaveCount(2)
  await expect(messages(page).nth(1)).toContainText('Sua reclamação está registrada')
  await expect(main(page).getByText('Respondido', { exact: true })).toBeVisible()
  await expect(menuLink(page, /^Mensagens/)).toContainText('2')

  await main(page)
    .getByLabel(/^Sua resposta/)
    .fill('Tudo certo agora, obrigada!')
  await main(page).getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(messages(page)).toHaveCount(3)
  await expect(main(page).getByLabel(/^Sua resposta/)).toHaveValue('')
  await gateway.passTime(21)
  await expect(messages(page)).toHaveCount(4)
  await expect(main(page).getByText('Encerrado', { exact: true })).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Encerrar atendimento' })).toHaveCount(0)

  await main(page).getByRole('link', { name: 'Todos os atendimentos' }).click()
  const list = main(page).getByRole('list', { name: 'Seus atendimentos' })
  await expect(list.getByRole('listitem')).toHaveText([/Reclamação.*Encerrado/s])
  await menuLink(page, /^Mensagens/).click()
  const inbox = page.getByRole('list', { name: 'Caixa de entrada' })
  await expect(inbox.getByRole('heading', { name: /^Respondemos o seu atendimento/ })).toHaveCount(
    2,
  )
})

test('a ticket shows hostile texts as typed and creates no elements from them', {
  tag: '@full',
}, async ({ page }) => {
  await startAsNewMember(page)
  await openTicket(page, hostileTexts.join('\n'))
  const text = messages(page).first()
  for (const line of hostileTexts) await expect(text).toContainText(line)
  await expect(text.locator('img, script, svg, a')).toHaveCount(0)
  await main(page).getByRole('link', { name: 'Todos os atendimentos' }).click()
  const list = main(page).getByRole('list', { name: 'Seus atendimentos' })
  await expect(list).toContainText(hostileTexts[0] ?? '')
})

test('a file with a false image type is rejected, and so is a fourth image', {
  tag: '@full',
}, async ({ page }) => {
  await startAsNewMember(page)
  const form = await openForm(page)
  const pictures = form.getByRole('group', { name: 'Imagens' })
  const choose = pictures.locator('input[type="file"]')
  await choose.setInputFiles([
    { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('<html>GIF89a') },
  ])
  await expect(
    pictures.getByText('Este arquivo não é uma imagem PNG ou JPG. Escolha outro.'),
  ).toBeVisible()
  await choose.setInputFiles(['1', '2', '3', '4'].map((name) => photo(`${name}.png`)))
  await expect(pictures.getByText('Escolha até 3 imagens.')).toBeVisible()
  await choose.setInputFiles(['1', '2', '3'].map((name) => photo(`${name}.png`)))
  await expect(pictures.getByText('Enviada')).toHaveCount(3)
  await expect(choose).toHaveCount(0)
})

test('support tickets pass axe and fit the window in each theme and width, and are written and answered by keyboard', {
  tag: '@full',
}, async ({ page }) => {
  await startAsNewMember(page)
  const form = await openForm(page)
  await expectAccessibleInEachVariant(page)
  const type = form.getByLabel(/^Qual é o assunto/)
  await type.focus()
  await type.selectOption({ label: 'Bônus e promoções' })
  await page.keyboard.press('Tab')
  await page.keyboard.type('Como vejo o que falta apostar?')
  await form.getByRole('button', { name: 'Enviar', exact: true }).press('Enter')
  await expect(form.getByRole('button', { name: 'Ver o atendimento' })).toBeVisible()
  await form.getByRole('button', { name: 'Ver o atendimento' }).press('Enter')
  await expect(messages(page)).toHaveCount(1)
  await expectAccessibleInEachVariant(page)
  await main(page)
    .getByLabel(/^Sua resposta/)
    .focus()
  await page.keyboard.type('É o bônus de ontem.')
  await main(page).getByRole('button', { name: 'Enviar resposta' }).press('Enter')
  await expect(messages(page)).toHaveCount(2)
  await main(page).getByRole('link', { name: 'Todos os atendimentos' }).press('Enter')
  const ticket = main(page).getByRole('link', { name: 'Bônus e promoções' })
  await expect(ticket).toBeVisible()
  await expectAccessibleInEachVariant(page)
  await ticket.press('Enter')
  await expect(messages(page)).toHaveCount(2)
})
