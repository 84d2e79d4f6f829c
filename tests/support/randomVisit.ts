/** Random actions of a visitor: following links, pressing buttons, typing, going back. */
import type { Locator, Page } from '@playwright/test'
import type { Chance } from './chance.ts'

/** Milliseconds to wait for an element before a step gives up. */
const patience = 1500

/**
 * Matches labels of controls that must not be pressed: those that end the session, close the
 * account, block play, download a file, or change the texts and the balance that are checked at the
 * end.
 */
const unsafeNames =
  /\b(sair|encerrar|excluir|apagar|bloque|autoexclus|pausa|imprimir|baixar|exportar|ocultar|idioma)/i

const typedTexts = [
  '50',
  '73,00',
  'jade',
  'ação',
  '',
  '-1',
  '<b>x</b>',
  '12345678909',
  'ana@example.com',
]

const links = (page: Page) =>
  page.locator('a[href^="/"]:visible:not([target="_blank"]):not([download])')
const buttons = (page: Page) =>
  page.locator('button:visible:enabled, [role="tab"]:visible, [role="menuitem"]:visible')
const fields = (page: Page) =>
  page.locator(
    'input:visible:enabled:not([type="file"], [type="radio"], [type="checkbox"], [readonly]), textarea:visible',
  )

/** Presses a random visible element, within the open dialog if there is one. @returns its label. */
async function pressOne(chance: Chance, of: Locator): Promise<string> {
  const named = await of.evaluateAll((elements) => {
    const dialog = document.querySelector(':modal')
    return elements.map((element) => ({
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60),
      reachable: dialog === null || dialog.contains(element),
    }))
  })
  const safe = named.flatMap(({ name, reachable }, at) =>
    reachable && !unsafeNames.test(name) ? [{ name, at }] : [],
  )
  if (safe.length === 0) return 'nothing to press'
  const { name, at } = chance.pick(safe)
  await of.nth(at).click({ timeout: patience })
  return name
}

async function typeSomewhere(page: Page, chance: Chance): Promise<string> {
  const count = await fields(page).count()
  if (count === 0) return 'nowhere to type'
  const field = fields(page).nth(Math.floor(chance.fraction() * count))
  const text = chance.pick(typedTexts)
  await field.fill(text, { timeout: patience })
  return text
}

async function orderDeposit(page: Page): Promise<string> {
  await page.goto('/member/deposit')
  const main = page.getByRole('main')
  await main.getByLabel('Valor *').fill('50', { timeout: 2 * patience })
  await main.getByRole('button', { name: 'Ir para o pagamento' }).click({ timeout: patience })
  return 'R$ 50'
}

async function placeBet(page: Page, game: string): Promise<string> {
  await page.goto(game)
  const play = page.frameLocator('iframe').getByRole('button', { name: 'Girar' })
  await play.click({ timeout: 3 * patience })
  return game
}

/**
 * Performs one random action.
 * @param game URL path of a game for real money.
 * @returns the action and its outcome, for the report of a failed run.
 */
export async function takeStep(page: Page, chance: Chance, game: string): Promise<string> {
  const ways: Record<string, () => Promise<string>> = {
    link: () => pressOne(chance, links(page)),
    button: () => pressOne(chance, buttons(page)),
    type: () => typeSomewhere(page, chance),
    back: async () => String((await page.goBack({ timeout: patience }))?.status() ?? 'in the page'),
    escape: async () => String(await page.keyboard.press('Escape')),
    deposit: () => orderDeposit(page),
    bet: () => placeBet(page, game),
  }
  const weighted = [
    'link',
    'link',
    'link',
    'link',
    'button',
    'button',
    'button',
    'button',
    'type',
    'type',
  ]
  const way = chance.pick([...weighted, 'escape', 'back', 'deposit', 'bet'])
  try {
    return `${way}: ${await ways[way]?.()}`
  } catch (error) {
    return `${way}: not possible, ${String(error).split('\n')[0]}`
  }
}
