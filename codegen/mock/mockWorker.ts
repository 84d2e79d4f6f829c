/**
 * Worker thread that generates the mocks of a contract and responds with them. Started by
 * `startMocks` with `MocksData` as `workerData`.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import type { HttpHandler } from 'msw/http'
import { getResponse } from 'msw/utils/get-response'
import { basePathsOf } from '../contract/basePaths.ts'
import type { Contract } from '../contract/contract.ts'
import { ContractError } from '../contract/contractError.ts'
import { listOperations } from '../contract/operations.ts'
import { readContract } from '../contract/readContract.ts'
import { generatePlainFrom } from '../generate.ts'
import { linkPackages } from '../linkPackages.ts'
import { write } from '../output.ts'
import type { SampleRequest } from '../sample/requests.ts'
import { SampleError } from '../sample/sampleError.ts'
import { exampleCallOf } from './exampleCall.ts'
import type {
  FromMocks,
  ListedOperation,
  Ready,
  SentRequest,
  SentResponse,
  ToMocks,
} from './messages.ts'

/** Input of the worker thread. */
export type MocksData = {
  /** Absolute path of the contract's file or folder. */
  contract: string
  /** Absolute path of the folder for the generated files. */
  folder: string
}

type Samples = Readonly<Record<string, SampleRequest>>

const summaryOf = (contract: Contract, { path, method }: { path: string; method: string }) => {
  const operation = contract.paths?.[path]?.[method.toLowerCase()]
  const isNamed = typeof operation === 'object' && operation !== null && 'summary' in operation
  return isNamed ? String(operation.summary) : ''
}

function describeOperations(contract: Contract, samples: Samples): ListedOperation[] {
  return listOperations(contract).map(({ key, method, path }) => {
    const sample = samples[key]
    const example = sample && exampleCallOf(path, sample)
    const summary = summaryOf(contract, { path, method })
    return { key, method, path, summary, ...(example && { example }) }
  })
}

/** Generates the mocks of a contract and imports them. */
async function prepare({ contract: file, folder }: MocksData) {
  const contract = await readContract(file)
  const { files, warnings } = await generatePlainFrom(contract)
  await mkdir(folder, { recursive: true })
  await linkPackages(folder)
  await write(folder, files, { changedFiles: [...files.keys()], leftoverFiles: [] })
  const load = (name: string) => import(pathToFileURL(join(folder, 'mocks', name)).href)
  // The generated `handlers.ts` exports `handlers` with this type.
  const { handlers } = (await load('handlers.ts')) as { handlers: HttpHandler[] }
  // The generated `requests.ts` exports `sampleRequests` with this type.
  const { sampleRequests } = (await load('requests.ts')) as { sampleRequests: Samples }
  const ready: Ready = {
    title: contract.info.title,
    operations: describeOperations(contract, sampleRequests),
    basePaths: basePathsOf(contract),
    document: JSON.stringify(contract),
    warnings: warnings.map(({ place, message }) => `${place}: ${message}`),
  }
  return { ready, handlers }
}

/** Response of the mock handlers; undefined when no handler matches the request. */
async function answer(
  handlers: HttpHandler[],
  { method, url, headers, body }: SentRequest,
): Promise<SentResponse | undefined> {
  const request = new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) })
  const response = await getResponse(handlers, request)
  return (
    response && {
      status: response.status,
      headers: [...response.headers],
      body: await response.arrayBuffer(),
    }
  )
}

const isExpected = (failure: unknown) =>
  failure instanceof ContractError || failure instanceof SampleError

const tell = (message: FromMocks) => parentPort?.postMessage(message)

try {
  // `startMocks` passes `MocksData` as `workerData`.
  const { ready, handlers } = await prepare(workerData as MocksData)
  parentPort?.on('message', async ({ id, request }: ToMocks) => {
    try {
      tell({ kind: 'answer', id, response: await answer(handlers, request) })
    } catch (failure) {
      tell({ kind: 'broken', id, message: String(failure) })
    }
  })
  tell({ kind: 'ready', ready })
} catch (failure) {
  if (!isExpected(failure)) throw failure
  tell({ kind: 'failed', message: failure instanceof Error ? failure.message : String(failure) })
}
