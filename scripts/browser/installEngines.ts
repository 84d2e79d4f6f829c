import { installPackages } from '../setup/debianPackage.mjs'
import { missingPackages } from './findEngines.ts'
import { ensureBrowser } from './installBrowser.ts'

/**
 * Leaves a Chromium that starts, a Firefox and a WebKitGTK with all that it needs, installing what
 * is missing where root can.
 * @returns what is missing still, as Debian's packages
 */
export async function ensureEngines(): Promise<string[]> {
  const missing = missingPackages()
  if (missing.length > 0) installPackages(...missing)
  const browser = await ensureBrowser()
  return [...(browser ? [] : ['chromium']), ...missingPackages()]
}
