/** Rows whose values some encoding, database or file gets wrong. */
import {
  awkwardTexts,
  largest,
  thing,
} from '../../../platform/domain/base/storage/testing/suiteCollections.ts'
import naughtyStrings from '../../../tests/corpora/naughtyStrings.json' with { type: 'json' }

const texts = [...new Set([...awkwardTexts, ...naughtyStrings, '\u2028', '\r\n', '\n{"end":1}'])]

/** Every odd text as an id, a text, an optional one and inside JSON; largest integers, nulls. */
export const oddThings = texts.map((text, index) =>
  thing(`${index}-${text}`, {
    name: text,
    code: index % 3 === 0 ? null : `${text}-${index}`,
    size: index % 2 === 0 ? largest : -largest,
    weight: index % 4 === 0 ? null : index,
    flag: index % 2 === 0,
    sure: [null, true, false][index % 3] ?? null,
    at: index === 0 ? 0 : -index,
    until: index % 5 === 0 ? largest : null,
    data: [text, { [text]: [null, 1.5e300, -0.1, true, text] }],
    extra: index % 2 === 0 ? null : { nested: { deep: [[text]] } },
  }),
)

export const oddNotes = texts.map((text) => ({ id: text, text: text.repeat(3) }))
