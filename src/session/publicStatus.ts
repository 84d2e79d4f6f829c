import type { Value } from '../api/operations.ts'

type Status = Value<'GET /wps/system/status'>

/**
 * What the status says to everybody: without the caller's address, the server's clock, which would
 * stand still in a document, and the keys, which have to be the newest when something is encrypted.
 */
export const publicStatus = (status: Status): Status => ({
  ...status,
  location: { ip: '' },
  serverTime: '',
  encryption: { ...status.encryption, keys: [] },
})
