import { join } from 'node:path'
import { chromium } from 'playwright'
import { filesOnPath, isExecutable } from '../setup/findProgram.ts'

/** Program names of Chromium and Chrome in distributions, most generic first. */
const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
]

/** Install locations of browsers outside PATH. */
const places: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((variable) =>
    join(process.env[variable] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
}

/**
 * All browsers on this machine that Playwright can control, best first: the one in `CHROME_PATH`,
 * Playwright's own, then Chromium or Chrome of the system.
 * @returns absolute paths of executable files
 */
export function findBrowsers(): string[] {
  const { CHROME_PATH: chosen, PATH: path = '' } = process.env
  const candidates = [
    ...(chosen ? [chosen] : []),
    chromium.executablePath(),
    ...filesOnPath(names, path),
    ...(places[process.platform] ?? []),
  ]
  return [...new Set(candidates.filter(isExecutable))]
}

/** First of {@link findBrowsers}, or undefined when there is none. */
export function findBrowser(): string | undefined {
  return findBrowsers()[0]
}

/** Headless Chromium, which starts faster than the full browser. */
export function findHeadlessShell(): string | undefined {
  return filesOnPath(['chromium-headless-shell'], process.env.PATH ?? '').find(isExecutable)
}

/** Chromium's sandbox refuses to run as root. */
export const browserArguments: string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : []
