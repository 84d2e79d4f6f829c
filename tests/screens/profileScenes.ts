import { logInAs } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

/** Opens ana's account page with her profile data. */
async function openAccount(stage: Stage) {
  const { page, text } = stage
  await logInAs(stage, 'ana')
  await page.goto('/member/account')
  const data = page.getByRole('region', { name: text('profile.data.title') })
  await data.getByRole('listitem').first().waitFor()
  return data
}

async function openForm(stage: Stage) {
  const data = await openAccount(stage)
  await data.getByRole('button', { name: stage.text('profile.data.edit'), exact: true }).click()
  const form = stage.page.getByRole('dialog', { name: stage.text('profile.form.title') })
  await form.getByLabel(`${stage.text('profile.form.nickname')} *`).waitFor()
  return form
}

/**
 * Makes the profile appear as before an identity check. After an identity check, the checked data
 * cannot be edited.
 */
const asUnverified = ({ page }: Stage) =>
  page.route('**/wps/member/profile', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    const { payeeName } = body.value.fields
    const value = { ...body.value, fields: { payeeName }, locked: ['payeeName'] }
    await route.fulfill({ response, json: { ...body, value } })
  })

const save = ({ text }: Stage) => ({ name: text('profile.form.save'), exact: true })

/** The profile and its picture, and the card with a new member's welcome checklist. */
export const profileScenes: readonly Scene[] = [
  { name: 'profile-form', prepare: async (stage) => void (await openForm(stage)) },
  {
    name: 'profile-errors',
    prepare: async (stage) => {
      const { text } = stage
      await asUnverified(stage)
      const form = await openForm(stage)
      await form.getByLabel(`${text('profile.form.nickname')} *`).fill('')
      await form.getByLabel(text('registration.date.day'), { exact: true }).fill('2015-01-01')
      await form.getByRole('button', save(stage)).click()
      await form.getByText(text('profile.form.nicknameMissing')).waitFor()
    },
  },
  {
    name: 'profile-review',
    prepare: async (stage) => {
      const { text } = stage
      await asUnverified(stage)
      const form = await openForm(stage)
      await form.getByLabel(text('registration.date.day'), { exact: true }).fill('1992-02-29')
      await form.getByLabel(text('registration.fields.idNumber')).fill('12345678909')
      await form.getByRole('button', save(stage)).click()
      await form.getByRole('heading', { name: text('profile.review.title') }).waitFor()
    },
  },
  {
    name: 'profile-pictures',
    prepare: async (stage) => {
      const { page, text } = stage
      await openAccount(stage)
      await page.getByRole('button', { name: text('profile.changePicture') }).click()
      await page.getByRole('radio').first().waitFor()
    },
  },
  {
    name: 'home-welcome',
    prepare: async (stage) => {
      const { page, text } = stage
      // Makes the member appear newly registered.
      await page.route('**/wps/member/info', async (route) => {
        const response = await route.fetch()
        const body = await response.json()
        const value = { ...body.value, registeredAt: new Date().toISOString() }
        await route.fulfill({ response, json: { ...body, value } })
      })
      await logInAs(stage, 'ana')
      await page.getByRole('link', { name: text('account.welcome.steps.limits') }).waitFor()
    },
  },
]
