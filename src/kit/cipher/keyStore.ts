/**
 * Store of an encryption key of this browser. The key is a handle whose bytes no script can read.
 */
export type KeyStore = {
  /** True when this browser can store and use keys. */
  isThere: () => Promise<boolean>
  read: () => Promise<CryptoKey | undefined>
  /** Stores a key unless one exists already. @returns the stored key. */
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
    // Waits for the commit: a page that is left before it would lose the key, and every text
    // encrypted with it.
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
 * Stores the key in IndexedDB. Every call fails when the browser lacks IndexedDB or blocks it.
 * @param name purpose of the key; each purpose has a separate key.
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
