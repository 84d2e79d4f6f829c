import { soon } from './soon.ts'

/** The Network Information API, which TypeScript's DOM library lacks. */
type Line = { saveData?: boolean; effectiveType?: string }

/**
 * True when the visitor pays for each byte, or waits for it: then nothing is prefetched. A browser
 * without the API counts as on a fast line.
 */
export const isScarce = ({ saveData, effectiveType }: Line): boolean =>
  saveData === true || (effectiveType !== undefined && effectiveType !== '4g')

/**
 * Runs when the page has nothing better to do; not at all on a slow line, or when the visitor saves
 * data.
 *
 * @returns calls it off
 */
export function whenIdle(action: () => void): () => void {
  // Not every browser has it.
  const { connection } = navigator as { connection?: Line }
  return isScarce(connection ?? {}) ? () => {} : soon(action)
}
