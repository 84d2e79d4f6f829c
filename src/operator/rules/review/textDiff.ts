import { diffChars, diffWordsWithSpace } from 'diff'

/** A stretch of a text; `isChanged` when the other side lacks it. */
export type Stretch = { text: string; isChanged: boolean }
export type TextDiff = { before: readonly Stretch[]; after: readonly Stretch[] }

/** Characters up to which a comparison reads well letter by letter. */
const mostChanges = 40

/** Where two texts differ: by characters for patterns, by words for what people read. */
export function textDiff(before: string, after: string, by: 'characters' | 'words'): TextDiff {
  const parts =
    by === 'characters'
      ? diffChars(before, after, { maxEditLength: mostChanges })
      : diffWordsWithSpace(before, after)
  // Two texts with next to nothing in common are read one after the other.
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
