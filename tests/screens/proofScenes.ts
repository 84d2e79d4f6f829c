import type { Scene, Stage } from './scene.ts'

async function openForgotten({ page, text }: Stage) {
  await page.goto('/login')
  await page.getByRole('button', { name: text('login.forgot') }).click()
  await page.getByLabel(`${text('forgotPassword.username')} *`).waitFor()
}

async function openForgottenByPhone(stage: Stage) {
  const { page, text } = stage
  await openForgotten(stage)
  await page.getByRole('tab', { name: text('forgotPassword.tabs.mobile') }).click()
  await page.getByRole('option', { name: /\+55/ }).waitFor({ state: 'attached' })
}

async function openOneClick({ page, text }: Stage) {
  await page.goto('/register')
  await page.getByRole('button', { name: text('registration.oneClick.offer') }).click()
  await page.getByLabel(text('registration.date.day'), { exact: true }).waitFor()
}

/** The forms for a forgotten password, and the registration with one click. */
export const scenes: readonly Scene[] = [
  { name: 'forgotPassword-email', prepare: openForgotten },
  {
    name: 'forgotPassword-unknown',
    prepare: async (stage) => {
      const { page, text } = stage
      await openForgotten(stage)
      await page.getByLabel(`${text('forgotPassword.username')} *`).fill('nobody')
      await page.getByLabel(`${text('forgotPassword.email')} *`).fill('nobody@example.com')
      await page.getByRole('button', { name: text('forgotPassword.submitEmail') }).click()
      await page.getByRole('dialog').getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'forgotPassword-phone',
    prepare: async (stage) => {
      const { page, text } = stage
      await openForgottenByPhone(stage)
      await page.getByLabel(`${text('forgotPassword.mobile')} *`).fill('11987650099')
      await page.getByLabel(`${text('forgotPassword.newPassword')} *`).fill('Urca2027')
      await page.getByLabel(`${text('forgotPassword.code')} *`).fill('482913')
    },
  },
  {
    name: 'forgotPassword-warning',
    prepare: async (stage) => {
      const { page, text } = stage
      await openForgottenByPhone(stage)
      await page.getByLabel(`${text('forgotPassword.mobile')} *`).fill('11987610013')
      await page.getByRole('button', { name: text('code.send') }).click()
      await page.getByRole('button', { name: text('app.ok') }).waitFor()
    },
  },
  { name: 'oneClick-form', prepare: openOneClick },
  {
    name: 'oneClick-credentials',
    prepare: async (stage) => {
      const { page, text } = stage
      await openOneClick(stage)
      await page.getByLabel(text('registration.date.day'), { exact: true }).fill('1992-02-29')
      await page.getByRole('checkbox').check()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('registration.oneClick.submit') })
        .click()
      await page.getByText(text('registration.oneClick.once')).waitFor()
    },
  },
]
