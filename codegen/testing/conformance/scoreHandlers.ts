/**
 * Command `node scoreHandlers.ts CONTRACT DIR`: runs all checks on the generated handlers in a
 * folder, and prints the findings as JSON. It is a separate process because it loads generated
 * code.
 */
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { HttpHandler } from 'msw/http'
import { checkAcceptance, checkSample } from './check/acceptance.ts'
import { checkFirst, checkNegotiation, checkStatuses } from './check/answers.ts'
import type { Finding, Subject } from './check/checks.ts'
import { checkEcho } from './check/echo.ts'
import { checkRejections } from './check/rejections.ts'
import { checkRounds } from './check/rounds.ts'
import { listOperations } from './contract/operations.ts'
import { readDocument, readOwn } from './contract/readDocument.ts'
import { createJudge } from './judge/judge.ts'
import type { Sample } from './send/request.ts'

const each = [
  checkFirst,
  checkStatuses,
  checkNegotiation,
  checkAcceptance,
  checkRejections,
  checkEcho,
]

/** Generated modules of a contract; stateless ones have no reset. */
type Mocks = { handlers: HttpHandler[]; resetCollections?: () => void }

const brief = (error: unknown) =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 300)

async function findingsOf(subject: Subject): Promise<Finding[]> {
  const attempt = async (check: (subject: Subject) => Promise<Finding[]>): Promise<Finding[]> => {
    subject.reset?.()
    try {
      return await check(subject)
    } catch (thrown) {
      const operation = subject.operation.key
      return [{ check: 'failed check', operation, what: check.name, wrong: [brief(thrown)] }]
    }
  }
  const sample = await attempt(checkSample)
  const isGood = sample.every(({ wrong }) => wrong.length === 0)
  const findings = [...sample]
  // An invalid sample proves nothing about its variants, so only two checks run.
  for (const check of isGood ? each : [checkFirst, checkStatuses]) {
    findings.push(...(await attempt(check)))
  }
  return findings
}

/** Runs all checks for all operations of a contract. */
async function scoreHandlers(contract: string, folder: string): Promise<Finding[]> {
  const load = (name: string) => import(pathToFileURL(join(resolve(folder), 'mocks', name)).href)
  const { handlers, resetCollections }: Mocks = await load('handlers.ts')
  const { sampleRequests }: { sampleRequests: Record<string, Sample> } = await load('requests.ts')
  const document = await readDocument(contract)
  const judge = createJudge(document)
  const findings: Finding[] = []
  const subjects: Subject[] = []
  for (const operation of listOperations(document)) {
    // `readOwn` loses the type of the generated table.
    const sample = readOwn(sampleRequests, operation.key) as Sample | undefined
    if (sample)
      subjects.push({ document, judge, handlers, operation, sample, reset: resetCollections })
    else {
      const wrong = ['has no sample request']
      findings.push({
        check: 'sample request',
        operation: operation.key,
        what: 'the sample',
        wrong,
      })
    }
  }
  for (const subject of subjects) findings.push(...(await findingsOf(subject)))
  findings.push(...(await checkRounds(subjects, false)))
  if (resetCollections === undefined) return findings
  return [...findings, ...(await checkRounds(subjects, true))]
}

const [contract = '', folder = ''] = process.argv.slice(2)
process.stdout.write(JSON.stringify(await scoreHandlers(contract, folder)))
