/** Leaves a browser that starts, installing one when there is none, and prints its path last. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { browserArguments, findBrowsers } from './findBrowser.ts'

type Attempt = { title: string; command: string; args: string[] }

const playwright = fileURLToPath(new URL('../../node_modules/playwright/cli.js', import.meta.url))

/** Tried in this order until a browser starts. */
export function waysToInstall(isRoot: boolean, platform: NodeJS.Platform): Attempt[] {
  const own = { command: process.execPath, args: [playwright, 'install', 'chromium'] }
  const ways = [{ title: 'Downloading Chromium (about 170 MB)…', ...own }]
  if (!isRoot || platform !== 'linux') return ways
  return [
    ...ways,
    { title: 'Updating the list of packages…', command: 'apt-get', args: ['update'] },
    {
      title: 'Installing the Chromium of the system…',
      command: 'apt-get',
      args: ['install', '-y', '--no-install-recommends', 'chromium'],
    },
  ]
}

/**
 * The first browser that shows a page, or undefined. A file that is there may lack its libraries.
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

async function ensureBrowser(): Promise<string | undefined> {
  let browser = await workingBrowser()
  for (const way of waysToInstall(process.getuid?.() === 0, process.platform)) {
    if (browser) return browser
    process.stdout.write(`${way.title}\n`)
    const { error, status } = spawnSync(way.command, way.args, { stdio: 'inherit' })
    if (error || status !== 0) process.stderr.write(`${error?.message ?? 'That failed.'}\n`)
    else browser = await workingBrowser()
  }
  return browser
}

if (import.meta.main) {
  const browser = await ensureBrowser()
  if (browser) {
    process.stdout.write(`${browser}\n`)
  } else {
    process.stderr.write(
      'No browser starts. Install Chromium or Chrome, or name one in CHROME_PATH, then try again.\n',
    )
    process.exitCode = 1
  }
}
