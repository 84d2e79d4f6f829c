import { nameLanguages, type Words } from '../../../platform/domain/base/content/gameNames.ts'

/** Rows of a word list: the cells before the names, the names, and the cells behind them. */
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
