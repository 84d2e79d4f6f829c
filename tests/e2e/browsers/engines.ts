import { browserArguments, findBrowser } from '../../../scripts/browser/findBrowser.ts'
import { findFirefox, findWebKit } from '../../../scripts/browser/findEngines.ts'
import { fontEnvironment } from '../../support/fonts.ts'
import type { DrivenBrowser } from './drivenBrowser.ts'
import { startPuppeteerBrowser } from './puppeteerBrowser.ts'
import { startWebKitBrowser } from './webKitBrowser.ts'

export type Engine = {
  name: string
  /** What its gateway has to be told. */
  gatewayEnvironment: Readonly<Record<string, string>>
  /** Starts it. @param gatewayUrl where the portal is, without a slash at its end */
  start(gatewayUrl: string): Promise<DrivenBrowser>
}

/** What is found, or an error with the way to get it. */
function present<Found>(found: Found | undefined, name: string): Found {
  if (found === undefined)
    throw new Error(`There is no ${name} here: \`npm test -- browsers\` installs it or says how`)
  return found
}

export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    gatewayEnvironment: {},
    start: (gatewayUrl) =>
      startPuppeteerBrowser(gatewayUrl, {
        browser: 'chrome',
        executablePath: present(findBrowser(), 'Chromium'),
        args: browserArguments,
        env: fontEnvironment(),
      }),
  },
  {
    name: 'Firefox',
    gatewayEnvironment: {},
    start: (gatewayUrl) =>
      startPuppeteerBrowser(gatewayUrl, {
        browser: 'firefox',
        executablePath: present(findFirefox(), 'Firefox'),
        env: fontEnvironment(),
      }),
  },
  {
    name: 'WebKit',
    gatewayEnvironment: { PORTICO_TRUSTED_PROXIES: '1' },
    start: (gatewayUrl) =>
      startWebKitBrowser({
        gatewayUrl,
        programs: present(findWebKit(), 'WebKitGTK'),
        env: fontEnvironment(),
      }),
  },
]
