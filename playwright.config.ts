import { defineConfig, devices } from '@playwright/test'
import { browserArguments, findBrowser, findHeadlessShell } from './scripts/browser/findBrowser.ts'
import { isFullRun } from './tests/support/extent.ts'
import { fontEnvironment } from './tests/support/fonts.ts'

/**
 * True if the run includes a project. Playwright starts the servers of all projects, even of those
 * that do not run.
 */
function isRun(project: string): boolean {
  const chosen = process.argv.flatMap((argument, index) => {
    const [, inline] = /^--project=(.*)/.exec(argument) ?? []
    if (inline) return [inline]
    return argument === '--project' ? [process.argv[index + 1]] : []
  })
  return chosen.length === 0 || chosen.includes(project)
}

// The headless shell needs a third less CPU time. It supports neither notifications nor the
// back/forward cache, whose tests start the whole browser.
const browser = findHeadlessShell() ?? findBrowser()
// Only the full run loads images and tests how they look. Without images the browser needs a tenth
// less time.
const withoutPictures = '--blink-settings=imagesEnabled=false'
const inEveryBrowser = '**/browsers/*.e2e.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  // A stalled machine can fail any test, so each test is retried once. Tests that pass only in the
  // retry are reported at the end of the run.
  retries: 1,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Timeout in milliseconds, long enough for long tests of the operator's console on a busy
  // machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'pt-BR',
    // Tests that depend on the device's theme override this setting.
    colorScheme: 'dark',
    timezoneId: 'America/Sao_Paulo',
    // A failed test leaves a screenshot and a snapshot of the page. Traces cost a fifth of the time
    // of each test; `--trace on` enables them.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: isFullRun ? browserArguments : [...browserArguments, withoutPictures],
      env: fontEnvironment(),
      ...(browser ? { executablePath: browser } : {}),
    },
  },
  projects: [
    // Each worker starts its own gateway with the built portal: tests/support/portalTest.ts.
    {
      name: 'gateway',
      testIgnore: inEveryBrowser,
      // Service workers are blocked: Playwright cannot mock a call that passes through a service
      // worker. The tests of the portal's own worker allow it (app.e2e.ts). The project `mocks`
      // does not block them, because MSW needs a service worker.
      use: { serviceWorkers: 'block' },
      grepInvert: isFullRun ? /@mocks-only/ : /@mocks-only|@full/,
    },
    // Tests that need no server, on the portal with its mocks.
    {
      name: 'mocks',
      testIgnore: inEveryBrowser,
      grep: isFullRun ? /@mocks(-full|(?!-))/ : /@mocks(?!-)/,
    },
    // Tests that run in every browser engine, each with its own driver and its own gateway:
    // scripts/browser/runStory.ts.
    { name: 'browsers', testMatch: inEveryBrowser },
  ],
  webServer: isRun('mocks')
    ? [
        {
          name: 'mocks',
          command: `${process.execPath} tests/support/mocksServer.ts`,
          // Playwright sets the environment variable PORTICO_MOCKS_URL to the text of the group
          // `portico_mocks_url`. The tests of the project read that variable.
          wait: { stdout: /(?<portico_mocks_url>http:\S+)/ },
          // Timeout in milliseconds. It is long, because the command builds the portal first.
          timeout: 240_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
        },
      ]
    : [],
})
