import { type Contract, type MediaType, type OperationObject, resolve } from './contract.ts'

/** An event that the server tells of by itself: a webhook of the contract. */
export type ContractEvent = {
  name: string
  /** Who hears it; whatever the contract does not open to everybody is for members. */
  audience: 'everybody' | 'member'
  version: number
  /** What describes its data; empty when the webhook carries no JSON. */
  media: MediaType
}

/** The frames that travel on the socket: the webhook that is marked with `x-socket`. */
export type ContractSocket = { path: string; serverFrame: MediaType; clientFrame: MediaType }

const json = 'application/json'

function webhooksOf(contract: Contract): [name: string, operation: OperationObject][] {
  return Object.entries(contract.webhooks ?? {}).flatMap(([name, reference]) => {
    const item = resolve<{ post?: OperationObject }>(contract, reference)
    return item.post ? [[name, item.post]] : []
  })
}

function requestMedia(contract: Contract, operation: OperationObject): MediaType {
  const body = operation.requestBody && resolve(contract, operation.requestBody)
  return body?.content[json] ?? {}
}

/** Every event of a contract, in its order. */
export function listEvents(contract: Contract): ContractEvent[] {
  return webhooksOf(contract)
    .filter(([, operation]) => operation['x-socket'] === undefined)
    .map(([name, operation]) => ({
      name,
      audience: operation['x-audience'] === 'everybody' ? 'everybody' : 'member',
      version: typeof operation['x-version'] === 'number' ? operation['x-version'] : 1,
      media: requestMedia(contract, operation),
    }))
}

/** The contract's socket, if it has one. */
export function findSocket(contract: Contract): ContractSocket | undefined {
  const found = webhooksOf(contract).find(([, operation]) => operation['x-socket'] !== undefined)
  if (!found) return undefined
  const [, operation] = found
  const response = operation.responses?.['200']
  return {
    path: String(operation['x-socket']),
    serverFrame: requestMedia(contract, operation),
    clientFrame: (response && resolve(contract, response).content?.[json]) ?? {},
  }
}
