import { browserArguments, findBrowser } from '../../../scripts/browser/findBrowser.ts'
import { findFirefox, findWebKit } from '../../../scripts/browser/findEngines.ts'
import { fontEnvironment } from '../../support/fonts.ts'
import type { DrivenBrowser } from './drivenBrowser.ts'
import { startPuppeteerBrowser } from './puppeteerBrowser.ts'
import { startWebKitBrowser } from './webKitBrowser.ts'

export type Engine = {
  name: string
  /** Environment variables that the gateway needs for this engine. */
  gatewayEnvironment: Readonly<Record<string, string>>
  /** Starts the browser. @param gatewayUrl of the portal, without a trailing slash */
  start(gatewayUrl: string): Promise<DrivenBrowser>
}

/** Returns the value, or throws an error that explains how to install the program. */
function requireProgram<Found>(program: Found | undefined, name: string): Found {
  if (program === undefined)
    throw new Error(`There is no ${name} here: \`npm test -- browsers\` installs it or says how`)
  return program
}

export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    gatewayEnvironment: {},
    start: (gatewayUrl) =>
      startPuppeteerBrowser(gatewayUrl, {
        browser: 'chrome',
        executablePath: requireProgram(findBrowser(), 'Chromium'),
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
        executablePath: requireProgram(findFirefox(), 'Firefox'),
        // Firefox's sandbox keeps pages from reading the tests' fonts, which are in another folder.
        env: { ...fontEnvironment(), MOZ_DISABLE_CONTENT_SANDBOX: '1' },
      }),
  },
  {
    name: 'WebKit',
    gatewayEnvironment: { PORTICO_TRUSTED_PROXIES: '1' },
    start: (gatewayUrl) =>
      startWebKitBrowser({
        gatewayUrl,
        programs: requireProgram(findWebKit(), 'WebKitGTK'),
        env: fontEnvironment(),
      }),
  },
]
