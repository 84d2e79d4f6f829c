import { soon } from './soon.ts'

/** Connection of the Network Information API, which TypeScript's DOM library lacks. */
type Line = { saveData?: boolean; effectiveType?: string }

/**
 * True when the visitor saves data or has a slow connection: nothing is prefetched then. A browser
 * without the API counts as fast.
 */
export const isScarce = ({ saveData, effectiveType }: Line): boolean =>
  saveData === true || (effectiveType !== undefined && effectiveType !== '4g')

/**
 * Runs an action when the page is idle, but not at all on a slow connection or when the visitor
 * saves data.
 * @returns a function that cancels the run
 */
export function whenIdle(action: () => void): () => void {
  // Not every browser has `navigator.connection`.
  const { connection } = navigator as { connection?: Line }
  return isScarce(connection ?? {}) ? () => {} : soon(action)
}
