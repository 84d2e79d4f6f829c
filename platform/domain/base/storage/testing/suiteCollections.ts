/** Collections of the store suite, with columns of every type. */
import {
  boolean,
  defineCollection,
  integer,
  json,
  optional,
  type RowOf,
  type Store,
  type Tables,
  text,
  time,
} from '../store.ts'

const things = defineCollection({
  columns: {
    id: text(),
    name: text(),
    code: optional(text()),
    size: integer(),
    weight: optional(integer()),
    flag: boolean(),
    sure: optional(boolean()),
    at: time(),
    until: optional(time()),
    data: json<unknown>(),
    extra: optional(json<unknown>()),
  },
  unique: [['code'], ['name', 'weight']],
  indexes: [['at'], ['flag', 'size']],
})

const notes = defineCollection({ columns: { id: text(), text: text() } })

export const suiteCollections = { things, notes }
export type SuiteStore = Store<typeof suiteCollections>
export type SuiteTables = Tables<typeof suiteCollections>
export type Thing = RowOf<typeof things>

export const thing = (id: string, changes: Partial<Thing> = {}): Thing => ({
  id,
  name: id,
  code: null,
  size: 0,
  weight: null,
  flag: false,
  sure: null,
  at: 0,
  until: null,
  data: {},
  extra: null,
  ...changes,
})

/**
 * Texts that some databases, encodings or comparisons handle wrongly, sorted by code point: control
 * characters, both normalization forms, letters whose length changes with case, lone surrogates at
 * the ends of their range, noncharacters and emoji.
 */
export const awkwardTexts = [
  '',
  '\0',
  '\0\u0001',
  '\u0001',
  '\u0001\u0001',
  '\u0001\u0002',
  ' ',
  ' a',
  '%',
  "'; drop table things; --",
  '1',
  '10',
  '9',
  'NULL',
  '\\u0000',
  '_',
  'a',
  'a\0',
  'a\0b',
  'a ',
  'cafe\u0301',
  'caf\u00e9',
  'null',
  '\u00df',
  '\u0130',
  '\u202eabc',
  '\u4e2d',
  '\ud7ff',
  '\ud7ff\u0002',
  '\ud7ff\u0100',
  '\ud800',
  '\ud800a',
  '\ud83d\ue000',
  '\udbff',
  '\udc00\ud800',
  '\udfff',
  '\ue000',
  '\ufeff',
  '\ufffd',
  '\uffff',
  '\u{10000}',
  '\u{1f600}',
  '\u{1f600}\ud83d',
  '\u{1f600}\u{1f600}',
  '\u{10ffff}',
] as const

export const largestInteger = Number.MAX_SAFE_INTEGER
