/** Number of retries of each module, by URL. */
const attempts = new Map<string, number>()

/**
 * Imports a module with support for retries. Chromium caches a failed import until the page closes
 * and never requests the URL again. The URL is therefore taken from the error and requested with
 * another query, as a new URL. Only for modules without state: a module loaded from another URL is
 * a second instance.
 * @throws the error of the import; the next call tries again.
 */
export async function importAgain<Module>(
  load: () => Promise<Module>,
  // Imports the same module from another URL.
  from = (address: string) => import(/* @vite-ignore */ address) as Promise<Module>,
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const address = /https?:\/\/[^\s'"]+/.exec(String(error))?.[0]
    if (address === undefined || !isOurs(address)) throw error
    const attempt = (attempts.get(address) ?? 0) + 1
    attempts.set(address, attempt)
    const again = new URL(address)
    again.searchParams.set('attempt', String(attempt))
    return await from(again.href)
  }
}

const isOurs = (address: string): boolean =>
  URL.canParse(address) && new URL(address).origin === globalThis.location?.origin
