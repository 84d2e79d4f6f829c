import { catalogue } from '../../../mocks/content/games/catalogue.ts'
import { canStart } from '../../../platform/domain/play/games/showGame.ts'
import {
  chunkForTests,
  jpegForTests,
  pngForTests,
} from '../../../src/lib/pictures/picturesForTests.ts'
import {
  choosePhoto,
  documentStep,
  lets,
  openIdentity,
  personStep,
  review,
  selfieStep,
  sendDocument,
  sendPerson,
  slotOf,
} from '../../support/identityPage.ts'
import { identityTest as test } from '../../support/ownGatewayTest.ts'
import { emptyPhoto, freshCpf, photo, truncatePhoto } from '../../support/photos.ts'
import { playRound } from '../../support/playRound.ts'
import { expect } from '../../support/portalTest.ts'

/** Seconds until the demonstration's bank recognises a payment. */
const bankSeconds = 16

const [slot] = catalogue.games({ gameType: 'RNG' }).filter(canStart)

test('[SAFE-03] a new member passes the identity check before the first deposit and game', {
  tag: '@full',
}, async ({ page, gateway }) => {
  await openIdentity(page)
  await page.goto(`/seamless?nodeId=${slot?.nodeId}`)
  const main = page.getByRole('main')
  const verify = main.getByRole('link', { name: 'Confirmar minha identidade' })
  await expect(main.getByText('Confirme antes a sua identidade.')).toBeVisible()
  await expect(verify).toHaveAttribute('href', '/member/identity')
  await page.goto('/member/deposit')
  await expect(main.getByText('Confirme sua identidade para depositar e jogar')).toBeVisible()
  await expect(main.getByLabel('Valor *')).toHaveCount(0)
  await verify.click()
  await sendPerson(page, freshCpf())
  await review(gateway)
  await main.getByRole('link', { name: 'Fazer um depósito' }).click()
  await main.getByLabel('Valor *').fill('50')
  await main.getByRole('button', { name: 'Ir para o pagamento' }).click()
  await expect(main.getByText(/\*\*\*\.\d{3}\.100-\*\*/)).toBeVisible()
  await gateway.passTime(bankSeconds)
  await expect(main.getByRole('heading', { name: /^R\$\s*50,00 no seu saldo$/ })).toBeVisible()
  await page.goto(`/seamless?nodeId=${slot?.nodeId}`)
  await playRound(page)
  await expect(page.frameLocator('iframe').getByRole('status')).not.toHaveText(/identidade/)
})

test('a member passes all three steps, sees each decision live, and has no withdrawal limit any more', {
  tag: '@full',
}, async ({ page, gateway }) => {
  await openIdentity(page)
  const main = page.getByRole('main')
  await expect(main.getByText('Nível 0 de 3')).toBeVisible()
  await expect(main.getByText('Antes de depositar ou jogar a dinheiro')).toBeVisible()
  // The date of birth comes from the registration.
  await expect(personStep(page).getByText('29 de fev. de 1992')).toBeVisible()
  await expect(personStep(page).getByText('Data de nascimento *')).toHaveCount(0)
  await sendPerson(page, freshCpf())
  await expect(personStep(page).getByRole('heading', { level: 2 })).toBeFocused()
  await page.reload()
  await expect(personStep(page).getByText('Em análise', { exact: true })).toBeVisible()
  await review(gateway)
  await expect(personStep(page).getByText('Aprovado', { exact: true })).toBeVisible()
  await expect(main.getByText('Nível 1 de 3')).toBeVisible()
  await expect(
    main.getByText(/^Você ainda pode sacar R\$\s*10\.000,00 antes da próxima etapa/),
  ).toBeVisible()
  await sendDocument(page)
  const selfie = selfieStep(page)
  await selfie.getByRole('button', { name: 'Prefiro enviar fotos' }).click()
  await choosePhoto(selfie, 'Olhando de frente')
  await choosePhoto(selfie, 'Cabeça virada')
  await selfie.getByRole('button', { name: 'Enviar selfie' }).click()
  await expect(selfie.getByText('Analisamos sua selfie assim que')).toBeVisible()
  await review(gateway)
  await expect(main.getByText('Nível 3 de 3')).toBeVisible()
  await expect(main.getByText('Sua verificação não limita os saques.')).toBeVisible()
  await page.goto('/member/messages')
  await expect(main.getByText('Sua selfie foi aprovada')).toBeVisible()
})

test('a blank document is rejected with its reason, and a better photo passes', {
  tag: '@full',
}, async ({ page, gateway }) => {
  await openIdentity(page)
  await sendPerson(page, freshCpf())
  await review(gateway)
  const step = documentStep(page)
  await step.getByRole('button', { name: 'Começar agora' }).click()
  await expect(step.getByRole('heading', { level: 2 })).toBeFocused()
  await step.getByRole('button', { name: lets.document }).click()
  await expect(step.getByText('Adicione esta foto.')).toHaveCount(2)
  await step.getByRole('radio', { name: 'Passaporte' }).check()
  await choosePhoto(step, 'Página com a sua foto', emptyPhoto())
  await expect(step.getByText('A foto parece borrada.')).toBeVisible()
  await step.getByRole('button', { name: lets.document }).click()
  await review(gateway)
  await expect(step.getByText('A foto está borrada ou vazia.')).toBeVisible()
  await sendDocument(page)
  await review(gateway)
  await expect(step.getByText('Aprovado', { exact: true })).toBeVisible()
  await expect(step.getByText(/^Válido até/)).toBeVisible()
})

const text = 'a text that somebody calls a picture'
const animation = chunkForTests('acTL', [0, 0, 0, 2, 0, 0, 0, 0])
const badFiles = [
  ['a text that is called .jpg', Buffer.from(text), /^Este arquivo não é uma imagem/],
  ['a picture that is cut off', truncatePhoto(photo()).buffer, 'Esta imagem está incompleta'],
  ['one that moves', Buffer.from(pngForTests(800, 600, { before: animation })), 'é animada'],
  ['one of 8,000 by 8,000 pixels', Buffer.from(jpegForTests(8000, 8000)), 'mais de 50 megapixels'],
] as const

test('unsuitable files are rejected with a message, and the earlier photo stays', {
  tag: '@full',
}, async ({ page, gateway }) => {
  await openIdentity(page)
  await sendPerson(page, freshCpf())
  await review(gateway)
  const step = documentStep(page)
  await step.getByRole('button', { name: 'Começar agora' }).click()
  await choosePhoto(step, 'Frente')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/files')) sent.push(request.url())
  })
  const slot = slotOf(step, 'Frente')
  for (const [, buffer, message] of badFiles) {
    const file = { name: 'documento.jpg', mimeType: 'image/jpeg', buffer }
    await slot.getByLabel('Trocar').setInputFiles(file)
    await expect(slot.getByText(message)).toBeVisible()
    await expect(slot.locator('canvas')).toBeVisible()
  }
  expect(sent).toEqual([])
})

test('a large photo is scaled down before the upload', { tag: '@full' }, async ({
  page,
  gateway,
}) => {
  await openIdentity(page)
  await sendPerson(page, freshCpf())
  await review(gateway)
  const step = documentStep(page)
  await step.getByRole('button', { name: 'Começar agora' }).click()
  const answered = page.waitForResponse('**/wps/files')
  await choosePhoto(step, 'Frente', photo('grande.png', 6000, 3000))
  const { value } = await (await answered).json()
  expect(value).toMatchObject({ mediaType: 'image/jpeg', width: 4000, height: 2000 })
})

test('a photo and form values survive a lost network and are sent again', {
  tag: '@full',
}, async ({ page, gateway }) => {
  await openIdentity(page)
  await page.route('**/wps/identity/person', (route) => route.abort('connectionreset'))
  const person = personStep(page)
  const cpf = freshCpf()
  await person.getByLabel('CPF *').fill(cpf)
  await person.getByLabel('Nome completo *').fill('Marina Lopes Duarte')
  await person.getByRole('button', { name: lets.person }).click()
  await expect(person.getByRole('alert')).toBeVisible()
  await expect(person.getByLabel('CPF *')).toHaveValue(cpf)
  await page.unroute('**/wps/identity/person')
  await person.getByRole('button', { name: lets.person }).click()
  await expect(person.getByText('Em análise', { exact: true })).toBeVisible()
  await review(gateway)
  const step = documentStep(page)
  await step.getByRole('button', { name: 'Começar agora' }).click()
  await page.route('**/wps/files', (route) => route.abort('connectionreset'))
  const slot = slotOf(step, 'Frente')
  await slot.getByLabel('Escolher foto').setInputFiles(photo())
  const again = slot.getByRole('button', { name: 'Enviar de novo' })
  await expect(again).toBeVisible()
  await expect(slot.locator('canvas')).toBeVisible()
  await page.unroute('**/wps/files')
  await again.click()
  await expect(slot.getByText('Enviada', { exact: true })).toBeVisible()
})
