import type { Locator, Page } from '@playwright/test'
import { photo } from './photos.ts'
import { expect, openRegister, registerIn } from './portalTest.ts'
import type { RunningGateway } from './runningGateway.ts'

/** Longest time in which the demonstration's identity provider decides a step, in seconds. */
const reviewSeconds = 10

export const lets = { person: 'Confirmar meus dados', document: 'Enviar documento' } as const

/** Step of the identity check, by its title. */
const stepOf = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('region', { name, exact: true })

export const personStep = (page: Page) => stepOf(page, 'Seus dados')
export const documentStep = (page: Page) => stepOf(page, 'Documento com foto')
export const selfieStep = (page: Page) => stepOf(page, 'Selfie')

/**
 * Registers a new member with a date of birth, and opens the identity check.
 * @returns the username.
 */
export async function openIdentity(page: Page): Promise<string> {
  const dialog = await openRegister(page)
  const username = await registerIn(page, dialog)
  await page.goto('/member/identity')
  await expect(personStep(page)).toBeVisible()
  return username
}

export async function sendPerson(page: Page, cpf: string, name = 'Marina Lopes Duarte') {
  const step = personStep(page)
  await step.getByLabel('CPF *').fill(cpf)
  await step.getByLabel('Nome completo *').fill(name)
  await step.getByRole('button', { name: lets.person }).click()
  await expect(step.getByText('Em análise', { exact: true })).toBeVisible()
}

/** Advances the gateway's clock until the identity provider has decided all pending steps. */
export const review = (gateway: RunningGateway) => gateway.passTime(reviewSeconds)

/** Upload field of a photo, by its label. */
export const slotOf = (step: Locator, name: string): Locator =>
  step.getByRole('group', { name, exact: true })

/** Selects a photo and waits until it is uploaded. */
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
