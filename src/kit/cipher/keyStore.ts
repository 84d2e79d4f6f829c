/** Store for one encryption key of this browser. No script can read the bytes of the key. */
export type KeyStore = {
  /** True if this browser can store keys and encrypt. */
  isThere: () => Promise<boolean>
  read: () => Promise<CryptoKey | undefined>
  /** Stores the key unless a key exists. @returns the stored key, or the existing one. */
  add: (key: CryptoKey) => Promise<CryptoKey>
  remove: () => Promise<void>
}

const database = 'portico-keys'
const table = 'keys'

const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(table)
  return answerOf(request)
}

const commitOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })

async function withTable<Value>(
  mode: IDBTransactionMode,
  action: (keys: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const opened = await open()
  try {
    const transaction = opened.transaction(table, mode)
    // Wait for the commit. If the page were left before it, the key would be lost, and with it
    // every text that was encrypted.
    const [value] = await Promise.all([
      action(transaction.objectStore(table)),
      commitOf(transaction),
    ])
    return value
  } finally {
    opened.close()
  }
}

/**
 * Key store in IndexedDB. `read`, `add` and `remove` fail if the browser lacks or blocks IndexedDB.
 * @param name name of the key; each name has a separate key.
 */
export function browserKeyStore(name: string): KeyStore {
  const readKey = (keys: IDBObjectStore): Promise<CryptoKey | undefined> =>
    answerOf<CryptoKey | undefined>(keys.get(name))
  return {
    isThere: async () => {
      try {
        return (await withTable('readonly', async () => true)) && crypto.subtle !== undefined
      } catch {
        return false
      }
    },
    read: () => withTable('readonly', readKey),
    add: (key) =>
      withTable('readwrite', async (keys) => {
        const kept = await readKey(keys)
        if (kept) return kept
        await answerOf(keys.put(key, name))
        return key
      }),
    remove: () => withTable('readwrite', async (keys) => void (await answerOf(keys.delete(name)))),
  }
}
