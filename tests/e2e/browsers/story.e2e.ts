import { expect } from '@playwright/test'
import { operatorPassword } from '../../support/runningGateway.ts'
import type { Tab } from './drivenBrowser.ts'
import { engines } from './engines.ts'
import { click, fill, see, seeGone, seeOneOf, type Target } from './visit.ts'
import { visitTest } from './visitTest.ts'

const password = 'Gavea2026'

const button = (name: string): Target => ({ role: 'button', name })
const dialog = (name: string): Target => ({ role: 'dialog', name })
const label = (name: string): Target => ({ label: name })
const text = (part: string): Target => ({ text: part })
const header: Target = { role: 'banner' }
const register = dialog('Crie sua conta')
const login = dialog('Entrar')

// A whole visit takes up to four minutes on a busy machine.
visitTest.describe.configure({ timeout: 240_000 })

for (const engine of engines) {
  visitTest.describe(engine.name, () => {
    visitTest.use({ engine })

    visitTest(
      'a visitor registers, plays and logs in again, and a published rule reaches another open form',
      async ({ openTab }) => {
        const player = await openTab()
        await openHome(player)
        const username = await registerPlayer(player)
        await play(player)
        await player.open('/')
        await logOut(player, username)
        await logIn(player, username)

        const visitor = await openTab()
        await openHome(visitor)
        await openRegister(visitor)
        await fill(visitor, 'ana1', register, label('Usuário *'))
        await publishLongerNames(await openTab())
        await visitor.show()
        await see(visitor, register, text('de 6 a 16 caracteres'))
      },
    )

    visitTest(
      'the browser driver reports errors, rejections, console errors and policy violations of a page',
      async ({ drivenBrowser }) => {
        const tab = await drivenBrowser.openTab()
        await tab.open('/')
        await tab.evaluate(() => {
          setTimeout(() => {
            throw new Error('thrown late')
          })
          void Promise.reject(new Error('rejected'))
          const { console: page } = globalThis
          page.error('written')
          const picture = document.createElement('img')
          picture.src = 'https://elsewhere.example/a.png'
          document.body.append(picture)
        })
        for (const part of ['thrown late', 'rejected', 'written', 'https://elsewhere.example'])
          await expect.poll(async () => (await tab.errors()).join('\n')).toContain(part)
      },
    )
  })
}

/** Opens the home page and closes its announcements. */
async function openHome(tab: Tab): Promise<void> {
  await tab.open('/')
  await see(tab, { role: 'heading', name: 'Entre e jogue do seu jeito.' })
  await closeAnnouncements(tab)
}

/** Announcements open on their own, or wait at the bell where the page was slow or in use. */
async function closeAnnouncements(tab: Tab): Promise<void> {
  const notice = [header, text('comunicados')]
  const place = await seeOneOf(tab, [dialog('Comunicados')], notice)
  if (place === 1) await click(tab, ...notice)
  await click(tab, dialog('Comunicados'), button('Fechar'))
  await seeGone(tab, { role: 'dialog' })
}

async function openRegister(tab: Tab): Promise<void> {
  await click(tab, header, button('Cadastre-se'))
  await see(tab, register, label('Usuário *'))
}

const menuOf = (username: string): readonly Target[] => [
  header,
  button(`Menu da conta de ${username}`),
]

/** @returns the username of the new account */
async function registerPlayer(tab: Tab): Promise<string> {
  const username = 'marina92'
  await openRegister(tab)
  await fill(tab, username, register, label('Usuário *'))
  await fill(tab, password, register, label('Senha *'))
  await fill(tab, password, register, label('Repita a senha *'))
  await fill(tab, '29', register, label('Dia'))
  await fill(tab, '02', register, label('Mês'))
  await fill(tab, '1992', register, label('Ano'))
  await click(tab, register, { role: 'checkbox' })
  await click(tab, register, button('Criar conta'))
  await closeAnnouncements(tab)
  await see(tab, ...menuOf(username))
  return username
}

async function logOut(tab: Tab, username: string): Promise<void> {
  await click(tab, ...menuOf(username))
  await click(tab, { role: 'menuitem', name: 'Sair' })
  await click(tab, dialog('Sair da conta'), button('OK'))
  await see(tab, header, button('Entrar'))
}

async function logIn(tab: Tab, username: string): Promise<void> {
  await click(tab, header, button('Entrar'))
  await fill(tab, username, login, label('Usuário ou celular *'))
  await fill(tab, password, login, label('Senha *'))
  await click(tab, login, button('Entrar'))
  await see(tab, ...menuOf(username))
}

/** Starts the trial of a game in a list, and plays a round in its frame. */
async function play(tab: Tab): Promise<void> {
  await tab.open('/rng')
  const trial = await see(tab, text('Teste grátis'))
  const title = await trial.evaluate(
    (element) => element.closest('article')?.querySelector('h3')?.textContent ?? '',
  )
  await click(tab, text('Teste grátis'))
  const frame = await see(tab, { frame: title })
  const room = await frame.content()
  await see(room, { role: 'heading', name: title })
  await click(room, button('Girar'))
  await see(room, text('Último prêmio'))
  await seeGone(room, text('Escolha a aposta e gire.'))
}

/** Publishes a longer minimum length of usernames in the operator console. */
async function publishLongerNames(tab: Tab): Promise<void> {
  await tab.open('/operator.html')
  await fill(tab, 'operator', label('Usuário *'))
  await fill(tab, operatorPassword, label('Senha *'))
  await click(tab, button('Entrar'))
  await click(tab, { role: 'table' }, button('Usuário username'))
  await fill(tab, '6', label('No mínimo (caracteres)'))
  await click(tab, button('Descartar este exemplo'))
  await click(tab, button('Revisar e publicar'))
  // Accepts that the new rule would reject recent sign-ups of the demonstration.
  await click(tab, dialog('Revisar e publicar'), { role: 'checkbox' })
  await click(tab, dialog('Revisar e publicar'), button('Publicar agora'))
  await see(tab, text('está no ar'))
}
