/** Fails for each rejection in the contract that no unit test has caused. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listOperations } from 'contract-mocks/operations'
import { readContract } from 'contract-mocks/readContract'
import { root } from '../setup/bootstrap.mjs'
import { unseenRejections } from './unseenRejections.ts'

const file = process.env.PORTICO_REJECTIONS ?? ''
if (!existsSync(file)) {
  throw new Error('The unit tests note what is refused in them: npm test -- unit rejections')
}
const operations = listOperations(await readContract(join(root, 'openapi/portal.yaml')))
const unseen = unseenRejections(operations, readFileSync(file, 'utf8'))
const all = operations.reduce((sum, { rejections }) => sum + rejections.length, 0)
process.stdout.write(`  ${all - unseen.length} of ${all} refusals seen\n`)
for (const line of unseen) process.stdout.write(`  no test brings about ${line}\n`)
if (unseen.length > 0) process.exitCode = 1
