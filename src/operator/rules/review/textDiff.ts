import { diffChars, diffWordsWithSpace } from 'diff'

/** Section of a text; `isChanged` if the other text lacks it. */
export type Stretch = { text: string; isChanged: boolean }
export type TextDiff = { before: readonly Stretch[]; after: readonly Stretch[] }

/** Number of changes up to which a comparison by characters is readable. */
const mostChanges = 40

/** Differences of two texts: by characters for patterns, by words for prose. */
export function textDiff(before: string, after: string, by: 'characters' | 'words'): TextDiff {
  const parts =
    by === 'characters'
      ? diffChars(before, after, { maxEditLength: mostChanges })
      : diffWordsWithSpace(before, after)
  // Unrelated texts are shown in full, one after the other.
  if (parts === undefined) {
    return {
      before: [{ text: before, isChanged: true }],
      after: [{ text: after, isChanged: true }],
    }
  }
  const side = (lacks: 'added' | 'removed') =>
    parts
      .filter((part) => !part[lacks])
      .map(({ value, added, removed }) => ({ text: value, isChanged: added || removed }))
  return { before: side('added'), after: side('removed') }
}
