import type { Locator, Page } from '@playwright/test'
import { photo } from './photos.ts'
import { expect, expectSignedIn, fillAccount, openRegister, submitOf } from './portalTest.ts'
import type { RunningGateway } from './runningGateway.ts'

/** Seconds that the demonstration's provider takes at most for a step. */
const reviewSeconds = 10

export const lets = { person: 'Confirmar meus dados', document: 'Enviar documento' } as const

/** A step of the check, by its title. */
const stepOf = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('region', { name, exact: true })

export const personStep = (page: Page) => stepOf(page, 'Seus dados')
export const documentStep = (page: Page) => stepOf(page, 'Documento com foto')
export const selfieStep = (page: Page) => stepOf(page, 'Selfie')

/** Registers somebody, and opens the check. Their day of birth is known by the registration. */
export async function openIdentity(page: Page): Promise<string> {
  const dialog = await openRegister(page)
  const username = await fillAccount(dialog)
  await submitOf(dialog).click()
  await expectSignedIn(page, username)
  await page.goto('/member/identity')
  await expect(personStep(page)).toBeVisible()
  return username
}

/** Sends CPF and name. */
export async function sendPerson(page: Page, cpf: string, name = 'Marina Lopes Duarte') {
  const step = personStep(page)
  await step.getByLabel('CPF *').fill(cpf)
  await step.getByLabel('Nome completo *').fill(name)
  await step.getByRole('button', { name: lets.person }).click()
  await expect(step.getByText('Em análise', { exact: true })).toBeVisible()
}

/** Has the provider decide what is under review. */
export const review = (gateway: RunningGateway) => gateway.passTime(reviewSeconds)

/** A place for a photo, by what it shows. */
export const slotOf = (step: Locator, name: string): Locator =>
  step.getByRole('group', { name, exact: true })

/** Chooses a photo, and waits until it has arrived. */
export async function choosePhoto(step: Locator, name: string, file = photo()): Promise<void> {
  const slot = slotOf(step, name)
  await slot.getByLabel(/^(Escolher foto|Trocar)$/).setInputFiles(file)
  await expect(slot.getByText('Enviada', { exact: true })).toBeVisible()
}

/** Sends both sides of a driving licence. */
export async function sendDocument(page: Page): Promise<void> {
  const step = documentStep(page)
  const start = step.getByRole('button', { name: 'Começar agora' })
  const send = step.getByRole('button', { name: lets.document })
  await expect(start.or(send)).toBeVisible()
  if (await start.isVisible()) await start.click()
  await choosePhoto(step, 'Frente')
  await choosePhoto(step, 'Verso')
  await send.click()
  await expect(step.getByText('Em análise', { exact: true })).toBeVisible()
}
