import { importAgain } from '../lib/importAgain.ts'
import { type Endpoint, type EndpointKey, type Endpoints, firstEndpoints } from './gen/endpoints.ts'

let endpoints: Endpoints = firstEndpoints

/**
 * Transport of a call whose row of the table is loaded; synchronous, since a page that closes cannot
 * wait.
 */
export const knownEndpoint = (key: EndpointKey): Endpoint | undefined => endpoints[key]

/**
 * Transport of a call that the portal does not make at startup.
 * @throws when its part of the table fails to load; the next call tries again.
 */
export async function loadEndpoint(key: EndpointKey): Promise<Endpoint> {
  const { laterEndpoints } = await importAgain(() => import('./gen/laterEndpoints.ts'))
  endpoints = { ...firstEndpoints, ...laterEndpoints }
  const endpoint = endpoints[key]
  if (!endpoint) throw new Error(`The contract has no ${key}`)
  return endpoint
}
