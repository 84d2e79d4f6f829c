import type { Value } from '../api/operations.ts'
import { browserKeyStore, type KeyStore } from '../kit/cipher/keyStore.ts'
import { decryptText, encryptText, ownKey } from '../kit/cipher/textCipher.ts'
import { localStore } from '../kit/storage.ts'

/** What customer service is found with. */
type ServiceStatus = Pick<
  Value<'GET /wps/system/status'>,
  'customerService' | 'mainDomain' | 'domainRoute'
>

/** The local-storage key of the last known ways to customer service. */
const storageKey = 'customerService'
const binding = 'portico customer service'

type RememberedService = {
  /** Keeps the ways to customer service for a start on which the platform is out of reach. */
  keep: (status: ServiceStatus) => Promise<void>
  /**
   * What the last status said of customer service; undefined when there was none. Its links have to
   * be checked against its hosts like those of any status. Anything else that lies there is thrown
   * away.
   */
  read: () => Promise<ServiceStatus | undefined>
}

/**
 * The ways to customer service as they are kept, encrypted with a key of this browser's own
 * (MSG-11). Where it can keep no key, nothing is remembered.
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
        // A browser without a database, or one that is out of reach for a moment: what was kept
        // encrypted stays.
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
        // The database is out of reach, perhaps for a moment.
        return undefined
      }
      try {
        if (key) return readService(JSON.parse(await decryptText(key, binding, text)))
      } catch {
        // Of another key, of another version, or changed: as good as none.
      }
      localStore.remove(storageKey)
      return undefined
    },
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** @throws {TypeError} for what no version kept. */
function readService(json: unknown): ServiceStatus {
  const isService =
    isRecord(json) &&
    typeof json.mainDomain === 'string' &&
    Array.isArray(json.domainRoute) &&
    json.domainRoute.every((host) => typeof host === 'string') &&
    Array.isArray(json.customerService) &&
    json.customerService.every((entry) => isRecord(entry) && typeof entry.path === 'string')
  if (!isService) throw new TypeError('no ways to customer service')
  // All that is read of it was checked above.
  return json as ServiceStatus
}
