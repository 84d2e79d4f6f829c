import { startSession } from '../../support/enterAs.ts'
import { expectAccessibleInEachVariant } from '../../support/expectAccessible.ts'
import { dialogOf, expect, test } from '../../support/portalTest.ts'
import { minorIn } from '../../support/shownMoney.ts'

test.beforeEach(async ({ page }) => {
  await startSession(page, 'ana')
})

test('[ACT-38, PROMO-03] a member copies the referral link and code, and shares the link by the device or a messenger', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => {
    const told: ShareData[] = []
    Object.assign(navigator, {
      told,
      share: (data: ShareData) => Promise.resolve(void told.push(data)),
    })
  })
  await page.goto('/')
  const side = page.getByRole('navigation', { name: 'Menu', exact: true })
  await side.getByRole('link', { name: 'Indique amigos' }).click()
  const invitation = page.getByRole('region', { name: 'Seu link' })
  const link = new URL('/register?referralCode=ANA8K2QX', page.url()).href
  await invitation.getByRole('button', { name: 'Copiar o link' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await expect(invitation.getByText(link, { exact: true })).toBeVisible()
  await invitation.getByRole('button', { name: 'Copiar o código' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ANA8K2QX')
  await expect(invitation.getByRole('img', { name: 'QR Code do seu link' })).toBeVisible()
  await invitation.getByRole('button', { name: 'Compartilhar' }).click()
  const shared = await page.evaluate(() => ({ ...Reflect.get(navigator, 'told')[0] }))
  expect(shared).toEqual({
    text: expect.stringContaining('maiores de 18'),
    url: link,
  })
  const whatsApp = invitation.getByRole('link', { name: 'WhatsApp' })
  await expect(whatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=.+ANA8K2QX$/)
  await expect(whatsApp).toHaveAttribute('rel', 'noopener noreferrer')
  const telegram = invitation.getByRole('link', { name: 'Telegram' })
  await expect(telegram).toHaveAttribute(
    'href',
    /^https:\/\/t\.me\/share\/url\?url=.+ANA8K2QX&text=/,
  )
  const friend = await browser.newPage()
  await friend.goto(link)
  const form = dialogOf(friend, 'Crie sua conta')
  await expect(form.getByLabel('Usuário *')).toBeVisible()
  await expect(form.getByText('Este convite não está valendo.')).toHaveCount(0)
  await friend.close()
})

test('[ACT-38, MEM-15, PROMO-03] the referral page lists friends and daily income, and pays the due amount once', async ({
  page,
  gateway,
}) => {
  await page.goto('/member/referral')
  const header = page.getByRole('banner')
  const before = await minorIn(header)
  const main = page.getByRole('main')
  const stages = main.getByRole('region', { name: 'Seus amigos' }).getByRole('listitem')
  await expect(stages).toHaveText([/Cadastrados.*4/, /Já jogaram.*2/, /30 dias.*1/])
  const table = main.getByRole('table', { name: 'Indique amigos' })
  await expect(table.getByRole('row')).toHaveCount(5)
  await expect(table.getByRole('row').filter({ hasText: 'Ainda não jogou' })).toHaveCount(2)
  await expect(table.getByRole('row').filter({ hasText: /Ativo$/ })).toHaveCount(1)

  await main.getByRole('radio', { name: 'Comissão por dia' }).click()
  await expect(page).toHaveURL('/member/referral?list=commissions')
  await expect(table.getByRole('row').filter({ hasText: 'A resgatar' })).toHaveCount(2)
  await expect(table.getByRole('row').filter({ hasText: 'Paga' })).toHaveCount(4)

  const earnings = main.getByRole('region', { name: 'Comissão a resgatar' })
  const due = await minorIn(earnings)
  expect(due).toBe(163)
  const paidBefore = gateway.readLedger('m-ana').length
  const claim = earnings.getByRole('button', { name: 'Resgatar' })
  await claim.dblclick()
  await expect(earnings.getByText(/já está na sua carteira: comissão de 2 dias/)).toBeVisible()
  await expect(claim).toBeFocused()
  await expect(claim).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => minorIn(header)).toBe(before + due)
  const paid = gateway.readLedger('m-ana').slice(paidBefore)
  expect(paid.map(({ kind, amount }) => [kind, amount])).toEqual([['REFERRAL', due]])
  await expect(table.getByRole('row').filter({ hasText: 'Paga' })).toHaveCount(6)
})

test('the referral page passes axe and fits the window in each theme and width, and works by keyboard', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/member/referral')
  const main = page.getByRole('main')
  await expect(main.getByRole('table', { name: 'Indique amigos' })).toBeVisible()
  await expect(main.getByRole('img', { name: 'QR Code do seu link' })).toBeVisible()
  await main.getByRole('radio', { name: 'Amigos' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/member/referral?list=commissions')
  await expect(main.getByRole('row').filter({ hasText: 'Paga' }).first()).toBeVisible()
  await expectAccessibleInEachVariant(page)
})
