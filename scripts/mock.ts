/**
 * `npm run mock [-- --contract FILE_OR_FOLDER --port N --watch]`: serves the mocks of any contract
 * over HTTP.
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { curlOf } from 'contract-mocks/exampleCall'
import type { Ready } from 'contract-mocks/mockMessages'
import { type MockServer, startMockServer } from 'contract-mocks/mockServer'
import { MocksError } from 'contract-mocks/startMocks'
import { createReference, referencePath } from '../gateway/reference/reference.ts'
import { root } from './setup/bootstrap.mjs'

const usage = `npm run mock                                 the mocks of the portal's own contract
npm run mock -- --contract FILE_OR_FOLDER    of any other contract
                --port N                     4010 unless told; 0 for any that is free
                --watch                      loads again whenever the contract changes
`

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        contract: { type: 'string' },
        port: { type: 'string', default: '4010' },
        watch: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    const { contract, port, watch, help } = values
    if (help) {
      process.stdout.write(usage)
      process.exit()
    }
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
      throw new Error(`--port is a number up to 65535, not ${port}`)
    }
    // Resolves paths against the folder in which npm was called, since npm runs scripts in the
    // repository.
    const from = process.env.INIT_CWD ?? process.cwd()
    const path =
      contract === undefined ? join(root, 'openapi/portal.yaml') : resolve(from, contract)
    return { contract: path, port: Number(port), watch }
  } catch (failure) {
    return fail(`${failure instanceof Error ? failure.message : failure}\n\n${usage}`)
  }
}

/** Example calls as curl commands: one operation each for GET, POST and PUT. */
function examplesOf(url: string, { operations }: Ready): string[] {
  return ['GET', 'POST', 'PUT'].flatMap((requestedMethod) => {
    const found = operations.find(({ method, example }) => method === requestedMethod && example)
    return found?.example ? [`  ${curlOf(url, requestedMethod, found.example)}`] : []
  })
}

const reference = { path: referencePath, create: createReference }
const log = (line: string) => void process.stdout.write(`${line}\n`)

let server: MockServer | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await server?.close()
    process.exit()
  })
}

server = await startMockServer({ ...readArguments(), log, reference }).catch((failure: unknown) => {
  if (failure instanceof MocksError) return fail(failure.message)
  throw failure
})
const { url, ready } = server
log(`Mocks of ${ready.title}, ${ready.operations.length} operations: ${url}`)
for (const line of examplesOf(url, ready)) log(line)
