import { writeFile } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { type RunningGateway, startGatewayProcess } from '../../support/runningGateway.ts'
import type { DrivenBrowser, Tab } from './drivenBrowser.ts'
import { type Engine, engines } from './engines.ts'

type Fixtures = {
  engine: Engine
  portal: RunningGateway
  drivenBrowser: DrivenBrowser
  /** Opens a tab; the test fails on any error in its pages. */
  openTab: () => Promise<Tab>
}

/** Test in a browser of any engine, with a gateway of its own. */
export const visitTest = base.extend<Fixtures>({
  engine: [engines[0] as Engine, { option: true }],
  portal: async ({ engine }, use) => {
    const gateway = await startGatewayProcess(engine.gatewayEnvironment)
    await use(gateway)
    await gateway.stop()
  },
  drivenBrowser: async ({ engine, portal }, use, info) => {
    const browser = await engine.start(portal.url)
    info.annotations.push({ type: 'browser', description: browser.version })
    await use(browser)
    await browser.stop()
  },
  openTab: async ({ drivenBrowser }, use, info) => {
    const tabs: Tab[] = []
    await use(async () => {
      const tab = await drivenBrowser.openTab()
      tabs.push(tab)
      return tab
    })
    const errors = await Promise.all(tabs.map((tab) => tab.errors()))
    if (info.status !== info.expectedStatus || errors.flat().length > 0) {
      for (const [index, tab] of tabs.entries())
        await writeFile(info.outputPath(`tab${index + 1}.png`), await tab.screenshot())
    }
    expect(errors.flat()).toEqual([])
  },
})
