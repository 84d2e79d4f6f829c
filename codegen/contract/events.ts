import { type Contract, type MediaType, type OperationObject, resolve } from './contract.ts'

/** Event that the server pushes to clients: a webhook of the contract. */
export type ContractEvent = {
  name: string
  /** Receivers of the event; the default is `member`. */
  audience: 'everybody' | 'member'
  version: number
  /** Schema and examples of the event's data; empty when the webhook has no JSON body. */
  media: MediaType
}

/**
 * Path and frames of the WebSocket, from the webhook marked with `x-socket`. The webhook's request
 * body describes the frames of the server, its 200 response the frames of clients.
 */
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

/** Lists the events of a contract in document order. */
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

/** Finds the socket of the contract; undefined if the contract has none. */
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
