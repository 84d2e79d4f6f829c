import { holdScripts } from '../../support/holdScripts.ts'
import { expect, test } from '../../support/portalTest.ts'

test("[AGENT-01] the agents' log-in keeps text typed before hydration and submits it", {
  tag: '@full',
}, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/agent', { waitUntil: 'commit' })
  await page.getByLabel('Usuário').fill('carla')
  await page.getByLabel('Senha *').fill('portico-carla-1')
  release()
  await expect(page.locator('[data-hydrating]')).toHaveCount(0)
  await expect(page.getByLabel('Usuário')).toHaveValue('carla')
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('navigation', { name: 'Central do agente' })).toBeVisible()
})
