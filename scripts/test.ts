/** `npm test [-- step…]`: everything that CI runs. The last line counts the tests. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { make } from './products/make.ts'
import { build, generated } from './products/products.ts'
import { root } from './setup/bootstrap.mjs'
import { chooseSteps } from './steps/chooseSteps.ts'
import { totalOf } from './steps/countTests.ts'
import { resultLine, runSteps } from './steps/runSteps.ts'
import { checkSteps, testSteps } from './steps/steps.ts'

const reports = mkdtempSync(join(tmpdir(), 'portico-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
const reportOf = (id: string): string => join(reports, `${id}.json`)

const checks = checkSteps(root)
const chosen = chooseSteps([...checks, ...testSteps(root, reportOf)], process.argv.slice(2))
const isChosen = (id: string): boolean => chosen.some((step) => step.id === id)

await make(generated)
// On its own, a step that looks at the build takes the current one.
if (!isChosen('build') && ['bundle', 'e2e'].some(isChosen)) await make(build)

const results = await runSteps(
  chosen.filter((step) => checks.some(({ id }) => id === step.id)),
  { root, atOnce: 2 },
)
const failed = (): boolean => results.some(({ passed }) => !passed)
if (!failed()) {
  const rest = chosen.filter((step) => checks.every(({ id }) => id !== step.id))
  results.push(...(await runSteps(rest, { root, atOnce: 1 })))
}

const total = totalOf(results, reportOf)
process.stdout.write(`\nSteps\n${results.map(resultLine).join('\n')}\n`)
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
if (failed()) process.exitCode = 1
