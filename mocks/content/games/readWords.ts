import { nameLanguages, type Words } from '../../../platform/domain/base/content/gameNames.ts'

/**
 * Parses a word list with one row per line and cells separated by `|`.
 * @param cellsBefore number of cells before the names.
 * @returns for each row, its names by language and its other cells.
 */
export function readWords(list: string, cellsBefore = 0): { words: Words; cells: string[] }[] {
  return list
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const all = line.split('|')
      const end = cellsBefore + nameLanguages.length
      return {
        words: all.slice(cellsBefore, end),
        cells: [...all.slice(0, cellsBefore), ...all.slice(end)],
      }
    })
}
