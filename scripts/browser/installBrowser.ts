/** Ensures that a browser starts, installs one if necessary, and prints its path last. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { installPackages } from '../setup/debianPackage.mjs'
import { browserArguments, findBrowsers, findHeadlessShell } from './findBrowser.ts'

const playwright = fileURLToPath(new URL('../../node_modules/playwright/cli.js', import.meta.url))

/** Installation methods, tried in this order until a browser starts. */
const waysToInstall = [
  downloadBrowser,
  () => installPackages('chromium', 'chromium-headless-shell'),
]

function downloadBrowser(): void {
  process.stdout.write('Downloading Chromium (about 170 MB)…\n')
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'inherit' })
}

/**
 * First browser that starts, or undefined. A file may exist without the libraries that it needs.
 */
async function workingBrowser(): Promise<string | undefined> {
  for (const executablePath of findBrowsers()) {
    try {
      const browser = await chromium.launch({ executablePath, args: browserArguments })
      await browser.close()
      return executablePath
    } catch (error) {
      process.stderr.write(`${executablePath} does not start: ${String(error).split('\n')[0]}\n`)
    }
  }
  return undefined
}

/** A browser that starts, installed if necessary. Undefined when none starts. */
export async function ensureBrowser(): Promise<string | undefined> {
  let browser = await workingBrowser()
  for (const install of waysToInstall) {
    if (browser) return browser
    install()
    browser = await workingBrowser()
  }
  return browser
}

if (import.meta.main) {
  const browser = await ensureBrowser()
  if (browser) {
    // The browser tests of the default run need a quarter less CPU time in the headless shell.
    if (!findHeadlessShell()) installPackages('chromium-headless-shell')
    process.stdout.write(`${browser}\n`)
  } else {
    process.stderr.write(
      'No browser starts. Install Chromium or Chrome, or name one in CHROME_PATH, then try again.\n',
    )
    process.exitCode = 1
  }
}
