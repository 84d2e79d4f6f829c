import type { Page } from '@playwright/test'
import { dialogOf, expect, test } from '../../support/portalTest.ts'

/** Opens the customer service dialog by the icon in the header. */
async function openService(page: Page) {
  await page.goto('/')
  const service = dialogOf(page, 'Atendimento')
  // A page that is not hydrated yet may miss the first press.
  await expect(async () => {
    if ((await service.count()) === 0) {
      const opener = page.getByRole('banner').getByRole('button', { name: 'Atendimento' })
      await opener.click({ timeout: 3000 })
    }
    await expect(service).toBeVisible({ timeout: 3000 })
  }).toPass()
  return service
}

test('[MSG-02] the customer service dialog opens with one press and lists its contacts', {
  tag: '@full',
}, async ({ page }) => {
  const service = await openService(page)
  await expect(service.getByText('Atendimento 24h')).toBeVisible()
  await expect(service.getByRole('link').first()).toHaveAttribute('href', /^https:\/\//)
  await expect(service.getByRole('button', { name: /^Chat/ })).toBeVisible()
  await expect(service.getByRole('button', { name: 'Novo atendimento' })).toBeVisible()
})

test('[MSG-03] the help centre opens as a modal over the page, and Escape closes it', {
  tag: '@full',
}, async ({ page }) => {
  const service = await openService(page)
  await service.getByRole('button', { name: 'Central de ajuda' }).click()
  const help = dialogOf(page, 'Central de ajuda')
  await expect(help.getByRole('searchbox')).toBeVisible()
  await expect(page.locator(':modal')).toHaveCount(1)
  await help.getByRole('button', { name: /^Como depositar por Pix/ }).click()
  await expect(help.getByRole('article')).toContainText('Pix')
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await expect(page).toHaveURL('/')
})

test('[MSG-04] the chat room opens as a popup, in which the emulated service desk replies', {
  tag: '@full',
}, async ({ page }) => {
  const service = await openService(page)
  await service.getByRole('button', { name: /^Chat/ }).click()
  const room = dialogOf(page, 'Chat')
  await room.getByRole('button', { name: /^Atendimento/ }).click()
  const chat = room.frameLocator('iframe')
  await chat.getByRole('textbox').fill('Como faço um saque?')
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByText(/A maioria dos saques por Pix/)).toBeVisible()
  await page.keyboard.press('Escape')
})

test('[MSG-05] a visitor sends a complaint with a contact, and sees no list of tickets', {
  tag: '@full',
}, async ({ page }) => {
  const service = await openService(page)
  await expect(service.getByRole('button', { name: 'Meus atendimentos' })).toHaveCount(0)
  await service.getByRole('button', { name: 'Novo atendimento' }).click()
  const form = dialogOf(page, 'Novo atendimento')
  await form.getByLabel(/^Qual é o assunto/).selectOption({ label: 'Reclamação' })
  await form.getByLabel(/^Sua mensagem/).fill('O cadastro não aceita o meu nome.')
  await expect(form.getByRole('group', { name: 'Imagens' })).toHaveCount(0)
  await form.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(form.getByText('Informe por onde devemos responder.')).toBeVisible()
  await form.getByLabel(/^E-mail ou telefone/).fill('visita@example.com')
  await form.getByRole('button', { name: 'Enviar', exact: true }).click()
  await expect(form.getByText(/O número do seu atendimento é [0-9A-F]{12}/)).toBeVisible()
  await expect(form.getByRole('button', { name: 'Ver o atendimento' })).toHaveCount(0)
})
