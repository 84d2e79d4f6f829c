import type { Value } from '../api/operations.ts'
import { browserKeyStore, type KeyStore } from '../kit/cipher/keyStore.ts'
import { decryptText, encryptText, ownKey } from '../kit/cipher/textCipher.ts'
import { localStore } from '../kit/storage.ts'

/** Properties of the status from which the links to customer service are derived. */
type ServiceStatus = Pick<
  Value<'GET /wps/system/status'>,
  'customerService' | 'mainDomain' | 'domainRoute'
>

/** Local-storage key of the last known customer-service channels. */
const storageKey = 'customerService'
const binding = 'portico customer service'

type RememberedService = {
  /**
   * Stores the customer-service channels, so that they can be shown when the platform is
   * unreachable at a start.
   */
  keep: (status: ServiceStatus) => Promise<void>
  /**
   * Stored customer-service channels; undefined if there are none. Their links must still be
   * checked against the allowed hosts. An invalid stored value is removed.
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
        // The browser's database is missing or temporarily unavailable, so an encrypted value
        // stays; only an unencrypted one is removed.
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
        // The database may be unavailable only temporarily, so the value stays.
        return undefined
      }
      try {
        if (key) return readService(JSON.parse(await decryptText(key, binding, text)))
      } catch {
        // The value was modified, or was encrypted with another key or in another version. Remove
        // it below.
      }
      localStore.remove(storageKey)
      return undefined
    },
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Checks a decrypted value.
 * @throws {TypeError} for a value of another shape.
 */
function readService(json: unknown): ServiceStatus {
  const isService =
    isRecord(json) &&
    typeof json.mainDomain === 'string' &&
    Array.isArray(json.domainRoute) &&
    json.domainRoute.every((host) => typeof host === 'string') &&
    Array.isArray(json.customerService) &&
    json.customerService.every((entry) => isRecord(entry) && typeof entry.path === 'string')
  if (!isService) throw new TypeError('no ways to customer service')
  // All properties of `ServiceStatus` were checked above.
  return json as ServiceStatus
}
