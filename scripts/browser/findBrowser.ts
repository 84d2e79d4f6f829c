import { join } from 'node:path'
import { chromium } from 'playwright'
import { filesOnPath, isExecutable } from '../setup/findProgram.ts'

/** Names that distributions give to a Chromium or a Chrome, the plainest first. */
const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
]

/** Where an installer puts a browser that is in no PATH. */
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
 * Every browser of this machine that Playwright can drive, best first: the one that
 * `CHROME_PATH` names, Playwright's own, then a Chromium or Chrome of the system.
 * @returns absolute paths of files that exist and may be run
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

/** The first of {@link findBrowsers}, or undefined when there is none. */
export function findBrowser(): string | undefined {
  return findBrowsers()[0]
}

/** Chromium without a window system, which takes less time than the whole browser. */
export function findHeadlessShell(): string | undefined {
  return filesOnPath(['chromium-headless-shell'], process.env.PATH ?? '').find(isExecutable)
}

/** What a browser must be told here: the sandbox of Chromium refuses to run for root. */
export const browserArguments: string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : []
