import { installPackages } from '../setup/debianPackage.mjs'
import { missingPackages } from './findEngines.ts'
import { ensureBrowser } from './installBrowser.ts'

/**
 * Ensures a working Chromium, Firefox and WebKitGTK, and installs missing ones if run as root.
 * @returns the Debian packages that are still missing
 */
export async function ensureEngines(): Promise<string[]> {
  const missing = missingPackages()
  if (missing.length > 0) installPackages(...missing)
  const browser = await ensureBrowser()
  return [...(browser ? [] : ['chromium']), ...missingPackages()]
}
