import type { Value } from '../api/operations.ts'
import { browserKeyStore, type KeyStore } from '../kit/cipher/keyStore.ts'
import { decryptText, encryptText, ownKey } from '../kit/cipher/textCipher.ts'
import { localStore } from '../kit/storage.ts'

/** Parts of the status that customer service requires. */
type ServiceStatus = Pick<
  Value<'GET /wps/system/status'>,
  'customerService' | 'mainDomain' | 'domainRoute'
>

/** Local-storage key of the last known customer-service channels. */
const storageKey = 'customerService'
const binding = 'portico customer service'

type RememberedService = {
  /** Stores the customer-service channels for a start while the platform is unreachable. */
  keep: (status: ServiceStatus) => Promise<void>
  /**
   * Customer service of the last status; undefined without one. Its links must be checked against
   * its hosts like those of any status. An invalid value is dropped.
   */
  read: () => Promise<ServiceStatus | undefined>
}

/**
 * Store of the customer-service channels, encrypted with a key of this browser (MSG-11). Without a
 * key store nothing is remembered.
 */
export function createRememberedService(
  keys: KeyStore = browserKeyStore('customerService'),
): RememberedService {
  return {
    async keep({ customerService, mainDomain, domainRoute }) {
      const text = JSON.stringify({ customerService, mainDomain, domainRoute })
      try {
        localStore.set(storageKey, await encryptText(await ownKey(keys), binding, text))
      } catch {
        // The browser has no database, or it is temporarily unreachable: the encrypted value
        // stays.
        if (localStore.get(storageKey)?.startsWith('{')) localStore.remove(storageKey)
      }
    },
    async read() {
      const text = localStore.get(storageKey)
      if (text === null) return undefined
      let key: CryptoKey | undefined
      try {
        key = await keys.read()
      } catch {
        // The database is unreachable, perhaps temporarily.
        return undefined
      }
      try {
        if (key) return readService(JSON.parse(await decryptText(key, binding, text)))
      } catch {
        // A value of another key or version, or a modified one, counts as missing.
      }
      localStore.remove(storageKey)
      return undefined
    },
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** @throws {TypeError} for a value that no version has stored. */
function readService(json: unknown): ServiceStatus {
  const isService =
    isRecord(json) &&
    typeof json.mainDomain === 'string' &&
    Array.isArray(json.domainRoute) &&
    json.domainRoute.every((host) => typeof host === 'string') &&
    Array.isArray(json.customerService) &&
    json.customerService.every((entry) => isRecord(entry) && typeof entry.path === 'string')
  if (!isService) throw new TypeError('no ways to customer service')
  // All parts that are read were checked above.
  return json as ServiceStatus
}
