import { searchForms } from './searchWords.ts'

/**
 * All names of all entries in one text, which is searched faster than thousands of texts. A name
 * has its number, in the order of the entries.
 */
export type NameIndex = {
  /** The names' search forms, each with a line break before and behind it. */
  text: string
  /** Where each name begins in the text, and where another one would. */
  starts: Int32Array
  /** Which entry each name belongs to. */
  owners: Int32Array
  /** How many entries there are. */
  entries: number
}

/** An index that is made piece by piece: each step is a short piece of work. */
export type Steps<Made> = Generator<undefined, Made>

/** Names that a step of work folds, or takes the spaces from: about a millisecond's. */
const namesPerStep = 1_000

/** Makes the index of entries, the most popular first. */
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

/** The same names without the spaces in them. */
export function* withoutSpaces(index: NameIndex): Steps<NameIndex> {
  const forms: string[] = []
  for (let name = 0; name < index.owners.length; name++) {
    forms.push(nameAt(index, name).replaceAll(' ', ''))
    if (name % namesPerStep === namesPerStep - 1) yield
  }
  return joinNames(forms, index)
}

function joinNames(
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

/** A name's search form. */
export const nameAt = ({ text, starts }: NameIndex, name: number): string =>
  text.slice(starts[name], (starts[name + 1] ?? 0) - 1)

/**
 * Calls back with the number of each name that has a word in it, once, in the order of names.
 *
 * @param word without line breaks
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
