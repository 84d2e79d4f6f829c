import { expect, type Locator } from '@playwright/test'
import type { Scene, Stage } from './scene.ts'

async function open({ page }: Stage, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('#portico-mocks').waitFor({ state: 'attached' })
}

async function openPanel(stage: Stage, address = '/?mocks.persona=ana'): Promise<Locator> {
  await open(stage, address)
  await stage.page.keyboard.press('Alt+Shift+KeyM')
  const panel = stage.page.locator('#portico-mocks .panel')
  await panel.waitFor()
  return panel
}

/** The mocks' panel, scrolled to one of its sections. */
const section = (name: string, title: string): Scene => ({
  name: `panel-${name}`,
  onMocks: true,
  prepare: async (stage) => {
    const panel = await openPanel(stage)
    const heading = panel.getByRole('heading', { name: title })
    const folded = stage.page.getByRole('heading', { name: title })
    if (await panel.locator('summary').filter({ has: folded }).count()) await heading.click()
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  },
})

/**
 * The developer's panel of the mocks, including its report of responses that break the contract.
 */
export const panelScenes: readonly Scene[] = [
  { name: 'panel-closed', onMocks: true, prepare: (stage) => open(stage, '/') },
  section('people', 'People'),
  section('calls', 'Last calls'),
  section('rules', 'Registration rules'),
  section('features', 'Features'),
  section('data', 'Platform data'),
  {
    name: 'panel-code',
    onMocks: true,
    prepare: async (stage) => {
      const { page, text } = stage
      await open(stage, '/register')
      await page.getByRole('tab', { name: text('registration.tabs.mobile') }).click()
      await page
        .getByLabel(`${text('registration.fields.mobileNum')} *`, { exact: true })
        .fill('11987654321')
      await page.getByRole('button', { name: text('code.send') }).click()
      await page.getByRole('button', { name: /^Mocks: \d/ }).waitFor()
    },
  },
  {
    name: 'panel-damaged',
    onMocks: true,
    prepare: async (stage) => {
      const panel = await openPanel(stage, '/?mocks.persona=ana&mocks.scenario=damaged')
      const calls = panel.getByRole('list', { name: 'Last calls' })
      await expect(calls).toContainText('BREAKS')
      await calls.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    },
  },
]
