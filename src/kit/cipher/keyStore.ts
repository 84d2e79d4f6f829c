/** Where a key of this browser's own is kept: as a handle, whose bytes no script can read. */
export type KeyStore = {
  /** Whether this browser lets us keep anything. */
  isThere: () => Promise<boolean>
  read: () => Promise<CryptoKey | undefined>
  /** Keeps a key unless there is one already. @returns the one that is kept. */
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
    // A page that is left before the commit loses the key, and with it what it encrypted.
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
 * Keeps the key in IndexedDB; everything fails where the browser has none or blocks it.
 * @param name says what the key is for: each has one of its own.
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
