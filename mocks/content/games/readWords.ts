import { nameLanguages, type Words } from '../../../platform/domain/base/content/gameNames.ts'

/** Parses the rows of a word list: the names, and the cells before and after them. */
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
