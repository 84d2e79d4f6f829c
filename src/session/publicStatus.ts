import type { Value } from '../api/operations.ts'

type Status = Value<'GET /wps/system/status'>

/**
 * The status without parts that must not be prerendered: the caller's address, the server's time,
 * which would be outdated in a document, and the keys, which have to be the newest ones for
 * encryption.
 */
export const publicStatus = (status: Status): Status => ({
  ...status,
  location: { ip: '' },
  serverTime: '',
  encryption: { ...status.encryption, keys: [] },
})
