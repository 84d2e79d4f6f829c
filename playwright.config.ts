import { defineConfig, devices } from '@playwright/test'
import { browserArguments, findBrowser, findHeadlessShell } from './scripts/browser/findBrowser.ts'
import { isFullRun } from './tests/support/extent.ts'
import { fontEnvironment } from './tests/support/fonts.ts'

/** Whether the run includes a project; Playwright starts every server, whatever is run. */
function isRun(project: string): boolean {
  const chosen = process.argv.flatMap((argument, index) => {
    const [, inline] = /^--project=(.*)/.exec(argument) ?? []
    if (inline) return [inline]
    return argument === '--project' ? [process.argv[index + 1]] : []
  })
  return chosen.length === 0 || chosen.includes(project)
}

// The shell shows no notifications and keeps no page for Back, which only tests of a full run need.
const browser = (isFullRun ? undefined : findHeadlessShell()) ?? findBrowser()
// Drawing pictures took a tenth of the browser's time. What they look like is for the full run.
const withoutPictures = '--blink-settings=imagesEnabled=false'
const inEveryBrowser = '**/browsers/*.e2e.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  // A machine that stalls for seconds fails what holds everywhere else. What passes at its second
  // try alone is told apart at the end of the run, and looked into.
  retries: 1,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Whole journeys through the console, on a machine that does other things besides.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'pt-BR',
    // Tests about the device's theme choose another.
    colorScheme: 'dark',
    timezoneId: 'America/Sao_Paulo',
    // A failed test leaves a picture and the page's outline. Its trace, which costs each test a
    // fifth of its time, comes with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: isFullRun ? browserArguments : [...browserArguments, withoutPictures],
      env: fontEnvironment(),
      ...(browser ? { executablePath: browser } : {}),
    },
  },
  projects: [
    // Each worker starts a gateway of its own over the built portal: tests/support/portalTest.ts.
    {
      name: 'gateway',
      testIgnore: inEveryBrowser,
      // Tests answer calls themselves, which a service worker would keep from them; it has tests of
      // its own, which allow it (app.e2e.ts). On the mocks it is MSW's that is needed.
      use: { serviceWorkers: 'block' },
      grepInvert: isFullRun ? /@mocks-only/ : /@mocks-only|@full/,
    },
    // Tests that hold without any server, on the portal that developers see.
    {
      name: 'mocks',
      testIgnore: inEveryBrowser,
      grep: isFullRun ? /@mocks(-full|(?!-))/ : /@mocks(?!-)/,
    },
    // Drives each browser in its own way, on a gateway of its own: scripts/browser/runStory.ts.
    { name: 'browsers', testMatch: inEveryBrowser },
  ],
  webServer: isRun('mocks')
    ? [
        {
          name: 'mocks',
          command: `${process.execPath} tests/support/mocksServer.ts`,
          // Becomes PORTICO_MOCKS_URL, which the tests of this project open.
          wait: { stdout: /(?<portico_mocks_url>http:\S+)/ },
          // It builds the portal first.
          timeout: 240_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
        },
      ]
    : [],
})
