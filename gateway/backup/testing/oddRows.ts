/** Rows of edge-case values that encodings, databases and files often corrupt. */
import {
  awkwardTexts,
  largestInteger,
  thing,
} from '../../../platform/domain/base/storage/testing/suiteCollections.ts'
import naughtyStrings from '../../../tests/corpora/naughtyStrings.json' with { type: 'json' }

const texts = [...new Set([...awkwardTexts, ...naughtyStrings, '\u2028', '\r\n', '\n{"end":1}'])]

/**
 * One row for each edge-case text. The row contains the text in the id, in text columns and inside
 * JSON. The other columns have the largest integers and nulls.
 */
export const oddThings = texts.map((text, index) =>
  thing(`${index}-${text}`, {
    name: text,
    code: index % 3 === 0 ? null : `${text}-${index}`,
    size: index % 2 === 0 ? largestInteger : -largestInteger,
    weight: index % 4 === 0 ? null : index,
    flag: index % 2 === 0,
    sure: [null, true, false][index % 3] ?? null,
    at: index === 0 ? 0 : -index,
    until: index % 5 === 0 ? largestInteger : null,
    data: [text, { [text]: [null, 1.5e300, -0.1, true, text] }],
    extra: index % 2 === 0 ? null : { nested: { deep: [[text]] } },
  }),
)

export const oddNotes = texts.map((text) => ({ id: text, text: text.repeat(3) }))
