import { searchForms } from './searchWords.ts'

/**
 * Index of all names in one string, since searching one string is faster than searching thousands.
 * Names are numbered in the order of the entries.
 */
export type NameIndex = {
  /** Search forms of the names, separated by line breaks. */
  text: string
  /** Start of each name in the text, followed by the position at which another name would start. */
  starts: Int32Array
  /** For each name, the index of the entry that it belongs to. */
  owners: Int32Array
  entries: number
}

/** Generator that builds an index in short steps and yields after each of them. */
export type Steps<Made> = Generator<undefined, Made>

/** Number of names that one step processes; about one millisecond. */
const namesPerStep = 1_000

/** Builds the index of entries. @param entries in order of popularity, most popular first */
export function* indexNames<Entry>(
  entries: readonly Entry[],
  namesOf: (entry: Entry) => readonly string[],
): Steps<NameIndex> {
  const forms: string[] = []
  const owners: number[] = []
  let names: string[] = []
  for (const [owner, entry] of entries.entries()) {
    for (const name of new Set(namesOf(entry))) {
      names.push(name)
      owners.push(owner)
    }
    if (names.length < namesPerStep && owner < entries.length - 1) continue
    for (const form of searchForms(names)) forms.push(form)
    names = []
    yield
  }
  return joinNames(forms, { owners: Int32Array.from(owners), entries: entries.length })
}

export function* withoutSpaces(index: NameIndex): Steps<NameIndex> {
  const forms: string[] = []
  for (let name = 0; name < index.owners.length; name++) {
    forms.push(nameAt(index, name).replaceAll(' ', ''))
    if (name % namesPerStep === namesPerStep - 1) yield
  }
  return joinNames(forms, index)
}

/**
 * Builds an index from search forms.
 * @param index entry of each search form, and the number of entries
 */
export function joinNames(
  forms: readonly string[],
  { owners, entries }: Pick<NameIndex, 'owners' | 'entries'>,
): NameIndex {
  const starts = new Int32Array(owners.length + 1)
  let next = 1
  for (let name = 0; name < owners.length; name++) {
    starts[name] = next
    next += (forms[name]?.length ?? 0) + 1
  }
  starts[owners.length] = next
  return { text: `\n${forms.join('\n')}\n`, starts, owners, entries }
}

/** Search form of a name. */
export const nameAt = ({ text, starts }: NameIndex, name: number): string =>
  text.slice(starts[name], (starts[name + 1] ?? 0) - 1)

/**
 * Calls `tell` once for each name that contains a word, in the order of names.
 *
 * @param word text without line breaks
 */
export function eachNameWith(
  { text, starts }: NameIndex,
  word: string,
  tell: (name: number) => void,
): void {
  let name = 0
  let at = text.indexOf(word)
  while (at >= 0) {
    while ((starts[name + 1] ?? text.length) <= at) name++
    tell(name)
    at = text.indexOf(word, starts[name + 1] ?? text.length)
  }
}
