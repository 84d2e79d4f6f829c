/** How often a module was asked for again, by its address. */
const attempts = new Map<string, number>()

/**
 * Loads a module in a way that can be tried again. Chromium remembers a module that did not load
 * for as long as the page lives and never asks for its address again; but it names the address, and
 * with another query it is another one.
 *
 * For modules that keep no state and stand alone: one that comes the second way is a second copy.
 * @throws whatever the import failed with; the next call tries once more.
 */
export async function importAgain<Module>(
  load: () => Promise<Module>,
  // The same module at another address.
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
