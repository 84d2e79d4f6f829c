import type { Page } from '@playwright/test'
import { withRule } from '../support/operatorClient.ts'
import { openConsole } from './consoleSession.ts'
import { editorScenes } from './editorScenes.ts'
import type { Scene, Stage } from './scene.ts'

async function openPreview({ page, text }: Stage) {
  await page.getByRole('button', { name: text('operator.preview.title'), exact: true }).click()
  await page
    .frameLocator('iframe')
    .getByRole('button', { name: text('registration.submit') })
    .waitFor()
}

/** First page of an activity log with every kind of operator activity. */
const someActivity = {
  success: true,
  value: {
    page: 1,
    pageSize: 20,
    total: 44,
    items: [
      { action: 'PLATFORM_CHANGED', changed: ['status', 'maintenanceEndsAt', 'MOBILENUMREG3'] },
      { action: 'RULES_PUBLISHED', version: 15, operator: 'portico' },
      { action: 'SCHEDULE_HELD', version: 14, operator: 'portico' },
      { action: 'SCHEDULE_CANCELLED', version: 14 },
      { action: 'RULES_SCHEDULED', version: 14, note: 'Campanha de fim de ano' },
      { action: 'RULES_RESTORED', version: 14, restoredFrom: 12 },
      { action: 'RULES_PUBLISHED', version: 13, note: 'Longer passwords' },
      { action: 'SIGNED_OUT' },
      { action: 'SIGNED_IN' },
      { action: 'LOCKED' },
      { action: 'SIGN_IN_FAILED' },
      { action: 'PASSWORD_CHANGED' },
    ].map((item, index) => ({
      operator: 'operator',
      ...item,
      id: `a-${index}`,
      at: new Date(Date.UTC(2026, 10, 21, 18) - index * 2_400_000).toISOString(),
    })),
  },
}

type Part = 'settings' | 'history' | 'statistics' | 'activity'

/** Opens a section of the console by its tab. */
async function openPart(stage: Stage, part: Part) {
  await openConsole(stage)
  await stage.page.getByRole('tab', { name: stage.text(`operator.tabs.${part}`) }).click()
}

async function openSettings(stage: Stage) {
  await openPart(stage, 'settings')
  await stage.page.getByRole('heading', { name: stage.text('operator.settings.title') }).waitFor()
}

/** Publishes a version and opens the version before it in the history. */
async function openVersion(stage: Stage) {
  const { page, operator, text } = stage
  await operator.publish(withRule('email', { maxLength: 88 }))
  await openPart(stage, 'history')
  await page.locator('ol > li').nth(1).getByRole('button').first().click()
  await page.getByText(text('operator.history.more')).waitFor()
}

/**
 * Mocks statistics whose figures follow a shape over time.
 * @param shape returns the relative height of an hour or day by its index.
 */
async function answerStatistics(page: Page, shape: (index: number) => number) {
  const counts = (length: number, weight: number) =>
    Array.from({ length }, (_, index) => Math.round(shape(index) * weight))
  const span = (length: number, weight: number) => ({
    seen: counts(length, weight),
    failed: counts(length, weight * 0.28),
    left: counts(length, weight * 0.08),
    unchecked: counts(length, weight * 0.02),
  })
  await page.route('**/registration-rules/statistics', async (route) => {
    const response = await route.fetch()
    const { value } = await response.json()
    const totals = (length: number) => ({
      opened: counts(length, 14),
      registered: counts(length, 6),
    })
    const fields = value.fields.map(({ field }: { field: string }, index: number) => {
      const weight = 12 / (1 + (index % 9))
      return { field, hours: span(24, weight / 4), days: span(7, weight) }
    })
    const json = {
      success: true,
      value: {
        ...value,
        fields,
        hours: { ...value.hours, ...totals(24) },
        days: { ...value.days, ...totals(7) },
      },
    }
    await route.fulfill({ response, json })
  })
}

/** Every section of the operators' console in each of its states. */
export const consoleScenes: readonly Scene[] = [
  {
    name: 'operator-signIn',
    prepare: async ({ page, text }) => {
      await page.goto('/operator.html')
      await page.getByRole('button', { name: text('operator.signIn.submit') }).waitFor()
    },
  },
  {
    name: 'operator-preview',
    prepare: async (stage) => {
      await openConsole(stage)
      await openPreview(stage)
    },
  },
  {
    name: 'operator-previewFailed',
    prepare: async (stage) => {
      const { page, text } = stage
      await openConsole(stage)
      await openPreview(stage)
      await page.getByRole('radio', { name: text('operator.preview.choices.failed') }).check()
      await page
        .getByRole('combobox', { name: text('operator.preview.choices.direction') })
        .selectOption('rtl')
      await page.frameLocator('iframe').getByRole('alert').waitFor()
    },
  },
  {
    name: 'operator-previewDesktop',
    prepare: async (stage) => {
      const { page, text } = stage
      await openConsole(stage)
      await openPreview(stage)
      await page.getByRole('radio', { name: text('operator.preview.choices.desktop') }).check()
    },
  },
  {
    name: 'operator-locked',
    prepare: async ({ page, text }) => {
      const headers = { 'Retry-After': '872' }
      const json = { success: false, code: 'OPERATOR_LOCKED' }
      await page.route('**/ops/session', (route) => route.fulfill({ status: 429, headers, json }))
      await page.goto('/operator.html')
      await page.getByLabel(`${text('operator.signIn.username')} *`).fill('operator')
      await page.getByLabel(`${text('operator.signIn.password')} *`).fill('nothing')
      await page.getByRole('button', { name: text('operator.signIn.submit') }).click()
      await page.getByRole('alert').waitFor()
    },
  },
  ...editorScenes,
  {
    name: 'operator-history',
    changesRules: true,
    prepare: async (stage) => {
      await stage.operator.publish(withRule('email', { maxLength: 88 }))
      await openPart(stage, 'history')
      await stage.page.getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'operator-historyVersion',
    changesRules: true,
    prepare: async (stage) => {
      const { page, text } = stage
      await openVersion(stage)
      await page.locator('summary').first().click()
      await page.getByText(text('operator.samples.accept')).first().waitFor()
    },
  },
  {
    name: 'operator-historyCompare',
    changesRules: true,
    prepare: async (stage) => {
      const { page, text } = stage
      await openVersion(stage)
      await page.getByRole('tab', { name: text('operator.history.tabs.compare') }).click()
      await page.getByText('88', { exact: true }).waitFor()
    },
  },
  {
    name: 'operator-historyRestore',
    changesRules: true,
    prepare: async (stage) => {
      const { page, text } = stage
      await openVersion(stage)
      await page
        .getByRole('button', { name: text('operator.history.restore'), exact: true })
        .click()
      await page.getByRole('dialog').getByText('88', { exact: true }).waitFor()
    },
  },
  { name: 'operator-settings', prepare: openSettings },
  {
    name: 'operator-settingsChanged',
    prepare: async (stage) => {
      const { page, text } = stage
      await openSettings(stage)
      await page.getByRole('radio', { name: text('operator.settings.status.maintenance') }).check()
      const end = page.getByRole('group', { name: text('operator.settings.names.endsAt') })
      await end.getByRole('textbox', { name: text('operator.moment.day') }).fill('2031-06-30')
      await end.getByLabel(text('operator.moment.time')).fill('18:00')
      await page.getByRole('switch', { name: text('operator.modules.MEMBER3.name') }).uncheck()
      await page.getByRole('button', { name: text('operator.settings.bar.save') }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'operator-settingsConflict',
    prepare: async (stage) => {
      const { page, text } = stage
      await openSettings(stage)
      await page.getByLabel(text('operator.settings.names.shortestSpin')).fill('6.0')
      await page.getByRole('switch', { name: text('operator.modules.MEMBER3.name') }).uncheck()
      await page.route('**/ops/platform', async (route) => {
        const response = await route.fetch({ method: 'GET' })
        const { value } = await response.json()
        const play = { ...value.settings.market.play, shortestSpin: '5.0' }
        const market = { ...value.settings.market, play }
        const settings = { ...value.settings, announcements: false, market }
        const json = { success: true, value: { ...value, version: value.version + 1, settings } }
        await route.fulfill({ response, json })
      })
      await page
        .getByRole('group', { name: text('operator.settings.names.shortestSpin') })
        .waitFor()
    },
  },
  {
    name: 'operator-settingsFailed',
    prepare: async (stage) => {
      await stage.page.route('**/ops/platform', (route) => route.abort())
      await openPart(stage, 'settings')
      await stage.page.getByText(stage.text('operator.settings.failed')).waitFor()
    },
  },
  {
    name: 'operator-statistics',
    prepare: async (stage) => {
      await answerStatistics(stage.page, (index) => [1, 2, 4, 3, 6, 5, 2][index % 7] ?? 0)
      await openPart(stage, 'statistics')
      await stage.page.getByRole('table').waitFor()
    },
  },
  {
    name: 'operator-statisticsEmpty',
    prepare: async (stage) => {
      await answerStatistics(stage.page, () => 0)
      await openPart(stage, 'statistics')
      await stage.page.getByText(stage.text('operator.statistics.empty.days')).waitFor()
    },
  },
  {
    name: 'operator-activity',
    prepare: async (stage) => {
      await stage.page.route('**/ops/audit?*', (route) => route.fulfill({ json: someActivity }))
      await openPart(stage, 'activity')
      await stage.page.getByRole('listitem').first().waitFor()
    },
  },
]
