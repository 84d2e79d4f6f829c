import { importAgain } from '../lib/importAgain.ts'
import { type Endpoint, type EndpointKey, type Endpoints, firstEndpoints } from './gen/endpoints.ts'

let endpoints: Endpoints = firstEndpoints

/**
 * How a call travels, if its row of the table is here; at once, since a page that closes cannot
 * wait.
 */
export const knownEndpoint = (key: EndpointKey): Endpoint | undefined => endpoints[key]

/**
 * How a call travels that the portal does not make while it starts.
 * @throws when its part of the table cannot be loaded; the next call tries again.
 */
export async function loadEndpoint(key: EndpointKey): Promise<Endpoint> {
  const { laterEndpoints } = await importAgain(() => import('./gen/laterEndpoints.ts'))
  endpoints = { ...firstEndpoints, ...laterEndpoints }
  const endpoint = endpoints[key]
  if (!endpoint) throw new Error(`The contract has no ${key}`)
  return endpoint
}
