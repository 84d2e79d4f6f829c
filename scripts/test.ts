/**
 * `npm test [-- step…]`: everything that CI runs. The last line counts the tests. With `full` among
 * the words, also what the usual run leaves out: see `tests/README.md`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { make } from './products/make.ts'
import { build, generatedProduct } from './products/products.mjs'
import { root } from './setup/bootstrap.mjs'
import { finishedLine } from './setup/progress.mjs'
import { chooseSteps } from './steps/chooseSteps.ts'
import { totalOf } from './steps/countTests.ts'
import { resultLine, runSteps } from './steps/runSteps.ts'
import { type FileTime, findSlowestFiles } from './steps/slowestFiles.ts'
import { checkSteps, preparationSteps, testSteps } from './steps/steps.ts'
import { keepTimes } from './steps/stepTimes.ts'

const reports = mkdtempSync(join(tmpdir(), 'portico-reports-'))
process.on('exit', () => rmSync(reports, { recursive: true, force: true }))
const reportOf = (id: string): string => join(reports, `${id}.json`)
const fileLine = ({ file, milliseconds }: FileTime): string => finishedLine(file, milliseconds)

const words = process.argv.slice(2)
const isFull = words.includes('full')
if (isFull) {
  process.env.PORTICO_TESTS = 'full'
  process.env.PORTICO_KILLS ??= '25'
}
const independent = [...preparationSteps(), ...checkSteps(root)]
const chosen = chooseSteps(
  [...independent, ...testSteps(root, reportOf)],
  words.filter((word) => word !== 'full'),
  { isFull },
)
const isChosen = (id: string): boolean => chosen.some((step) => step.id === id)

await make(generatedProduct)
// On its own, a step that looks at the build takes the current one.
if (!isChosen('build') && ['bundle', 'e2e', 'browsers'].some(isChosen)) await make(build)

const results = await runSteps(
  chosen.filter((step) => independent.some(({ id }) => id === step.id)),
  { root, atOnce: 2 },
)
const failed = (): boolean => results.some(({ hasPassed }) => !hasPassed)
if (!failed()) {
  const rest = chosen.filter((step) => independent.every(({ id }) => id !== step.id))
  results.push(...(await runSteps(rest, { root, atOnce: 1 })))
}

const total = totalOf(results, reportOf)
const slowest = findSlowestFiles(results, { root, reportOf, count: 10 })
keepTimes(root, results)
process.stdout.write(`\nSteps\n${results.map(resultLine).join('\n')}\n`)
if (slowest.length > 0)
  process.stdout.write(`\nSlowest files\n${slowest.map(fileLine).join('\n')}\n\n`)
if (total.unsteadyCount > 0)
  process.stdout.write(`${total.unsteadyCount} passed at a second try alone: see 'flaky' above\n`)
process.stdout.write(`${total.passedCount} passed, ${total.failedCount} failed\n`)
if (failed()) process.exitCode = 1
