import { withRule } from '../support/operatorClient.ts'
import { openConsole } from './consoleSession.ts'
import type { Scene, Stage } from './scene.ts'

const scheduledCall = '**/registration-rules/scheduled'

/**
 * Opens the details of a field, and waits for its examples.
 * @param name the field's name in the contract.
 */
async function openField(stage: Stage, name: string) {
  const { page, text } = stage
  await openConsole(stage)
  const row = page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
  await row.getByRole('rowheader').getByRole('button').first().click()
  await page.getByText(text('operator.examples.fresh')).waitFor()
}

/** Changes the rule of the e-mail field, and waits until the server has checked it. */
async function changeEmail(stage: Stage) {
  const { page, text } = stage
  await openField(stage, 'email')
  await page.locator('#rule-email-maxLength').fill('70')
  await page.locator('[id="rule-email-label.pt"]').fill('Seu e-mail')
  await page.locator('#rule-email-acceptedPattern').fill('^[a-z.]+@[a-z]+\\.[a-z]+$')
  await page.getByText(text('operator.examples.stale')).waitFor()
  await page.getByText(text('operator.examples.fresh')).waitFor()
  await page.getByRole('button', { name: text('operator.field.close') }).click()
}

async function openReview(stage: Stage) {
  const { page, text } = stage
  await page.getByRole('button', { name: text('operator.publish.review') }).click()
  await page.getByRole('button', { name: text('operator.publish.submit') }).waitFor()
}

/**
 * Mocks a scheduled publication of the live rules with a small change.
 * @param state `waiting` for its time, or `conflict` when it was held back.
 */
async function answerScheduled({ page, operator }: Stage, state: string) {
  const draft = withRule('fullname', { maxLength: 90 })(await operator.draft())
  const scheduled = {
    publishAt: '2031-11-22T03:00:00Z',
    follows: 1,
    author: 'carla',
    createdAt: '2031-11-21T12:00:00Z',
    state,
    draft: { ...draft, note: 'Nomes mais longos' },
  }
  await page.route(scheduledCall, (route) =>
    route.fulfill({ json: { success: true, value: { scheduled } } }),
  )
}

export const editorScenes: readonly Scene[] = [
  { name: 'operator-rules', prepare: openConsole },
  { name: 'operator-field', prepare: (stage) => openField(stage, 'email') },
  {
    name: 'operator-hostile',
    prepare: async (stage) => {
      const { page, text } = stage
      await openField(stage, 'email')
      await page.locator('#rule-email-acceptedPattern').fill('^(a+)+$')
      const copy = page.getByRole('button', { name: text('operator.verdicts.copyAttack') })
      await copy.waitFor()
      await copy.scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'operator-samples',
    prepare: async (stage) => {
      const { page, text } = stage
      await openField(stage, 'affiliateCode')
      await page.locator('#rule-affiliateCode-minLength').fill('12')
      await page.getByText(text('operator.problems.samplesFirst')).waitFor({ state: 'attached' })
      await page.locator('[id="rule-affiliateCode-add.reject"]').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'operator-forms',
    prepare: async (stage) => {
      const { page, text } = stage
      await openConsole(stage)
      await page.getByRole('radio', { name: text('operator.toolbar.views.forms') }).check()
      await page.getByRole('table', { name: text('operator.forms.title') }).waitFor()
    },
  },
  {
    name: 'operator-addField',
    prepare: async (stage) => {
      const { page, text } = stage
      await openConsole(stage)
      await page.getByRole('button', { name: text('operator.add.open') }).click()
      await page.locator('#newFieldName').fill('E-mail')
      await page.getByRole('button', { name: text('operator.add.submit'), exact: true }).click()
    },
  },
  {
    name: 'operator-choices',
    prepare: async (stage) => {
      const { page, text } = stage
      await openConsole(stage)
      await page.getByRole('button', { name: text('operator.add.open') }).click()
      await page.locator('#newFieldName').fill('favouriteTeam')
      await page.getByLabel(text('operator.properties.type')).selectOption('select')
      await page.locator('[id="newField.label.pt"]').fill('Time do coração')
      await page.getByRole('button', { name: text('operator.add.submit'), exact: true }).click()
      const add = page.getByRole('button', { name: text('operator.options.add') })
      await add.click()
      await page.keyboard.type('flamengo')
      await add.click()
      await page.keyboard.type('flamengo')
    },
  },
  {
    name: 'operator-review',
    prepare: async (stage) => {
      await changeEmail(stage)
      await openReview(stage)
    },
  },
  {
    name: 'operator-reviewLater',
    prepare: async (stage) => {
      const { page, text } = stage
      await changeEmail(stage)
      await openReview(stage)
      await page.getByRole('radio', { name: text('operator.when.later') }).check()
      await page.locator('#publishAt').fill('2020-01-01T10:00')
      await page.getByRole('button', { name: text('operator.publish.schedule') }).click()
    },
  },
  {
    name: 'operator-scheduled',
    prepare: async (stage) => {
      await answerScheduled(stage, 'waiting')
      await openConsole(stage)
      await stage.page.getByText('carla').waitFor()
    },
  },
  {
    name: 'operator-held',
    prepare: async (stage) => {
      await answerScheduled(stage, 'conflict')
      await openConsole(stage)
      await stage.page.getByText('carla').waitFor()
    },
  },
  {
    name: 'operator-merge',
    changesRules: true,
    prepare: async (stage) => {
      const { page, operator, text } = stage
      await changeEmail(stage)
      await openReview(stage)
      await operator.publish(withRule('email', { maxLength: 77, hint: { pt: 'Só o pessoal' } }))
      // The changed rule would reject many recent sign-ups, so its publication requires a
      // confirmation.
      await page.getByRole('dialog').getByRole('checkbox').check()
      await page.getByRole('button', { name: text('operator.publish.submit') }).click()
      await page.getByRole('button', { name: text('operator.merge.finish') }).click()
      await page.getByRole('alert').filter({ hasText: /./ }).first().waitFor()
    },
  },
  {
    name: 'operator-kept',
    prepare: async (stage) => {
      const { page, text } = stage
      await changeEmail(stage)
      await page.reload()
      await page.getByRole('button', { name: text('operator.kept.continue') }).waitFor()
    },
  },
]
