/** `npm run check [-- step…]`: runs all checks without a build or a browser, in under a minute. */

import { makeSources } from './products/make.ts'
import { root } from './setup/bootstrap.mjs'
import { finishedLine } from './setup/progress.mjs'
import { chooseSteps } from './steps/chooseSteps.ts'
import { runSteps } from './steps/runSteps.ts'
import { checkSteps } from './steps/steps.ts'

const startTime = performance.now()
const steps = chooseSteps(checkSteps(root), process.argv.slice(2))
await makeSources()
const results = await runSteps(steps, { root, atOnce: 2, keepGoing: true })
if (results.some(({ hasPassed }) => !hasPassed)) process.exitCode = 1
else process.stdout.write(`${finishedLine('All in order', performance.now() - startTime)}\n`)
