/**
 * Runs the test of a whole visit in every browser engine with Playwright's runner and its
 * arguments. Missing engines are installed first.
 */
import { root } from '../setup/bootstrap.mjs'
import { becomeNode } from '../steps/becomeNode.ts'
import { binOf } from '../steps/steps.ts'
import { ensureEngines } from './installEngines.ts'

const missingPackages = await ensureEngines()
if (missingPackages.length > 0) {
  process.stderr.write(
    `Browsers are missing here, by the names of Debian’s packages: ${missingPackages.join(', ')}. Install them (as root: apt-get install ${missingPackages.join(' ')}), or name a Firefox in FIREFOX_PATH, then try again. WebKitGTK runs on Linux alone.\n`,
  )
  process.exitCode = 1
} else {
  becomeNode([
    binOf(root, '@playwright/test', 'playwright'),
    'test',
    '--project=browsers',
    ...process.argv.slice(2),
  ])
}
