/**
 * A type as text, in parts: the members of a union or an intersection, or the one text of anything
 * else. Kept apart so that doubles are found, and parentheses written where they are needed alone.
 */
export type TypeText = { kind: 'single' | 'union' | 'intersection'; members: readonly string[] }

export const single = (text: string): TypeText => ({ kind: 'single', members: [text] })

export const unknownType = single('unknown')
export const neverType = single('never')
export const nullType = single('null')

const separators = { single: '', union: ' | ', intersection: ' & ' }

/** A type as it is written where nothing else stands beside it. */
export const textOf = ({ kind, members }: TypeText): string => members.join(separators[kind])

/** A type as it is written beside an operator. */
export const operand = (type: TypeText): string =>
  type.kind === 'single' ? textOf(type) : `(${textOf(type)})`

const isOnly = (type: TypeText, text: string) => type.kind === 'single' && type.members[0] === text

function combined(
  kind: 'union' | 'intersection',
  types: readonly TypeText[],
  neutral: TypeText,
): TypeText {
  const [first = neutral] = types
  if (types.length < 2) return first
  const members = types.flatMap((type) => (type.kind === kind ? type.members : [operand(type)]))
  const distinct = [...new Set(members)]
  return distinct.length > 1 ? { kind, members: distinct } : first
}

/** What is of one of these types; never when there is none. */
export function unionOf(types: readonly TypeText[]): TypeText {
  if (types.some((type) => isOnly(type, 'unknown'))) return unknownType
  const possible = types.filter((type) => !isOnly(type, 'never'))
  return combined('union', possible, neverType)
}

/** What is of all these types; unknown when there is none. */
export function intersectionOf(types: readonly TypeText[]): TypeText {
  if (types.some((type) => isOnly(type, 'never'))) return neverType
  const telling = types.filter((type) => !isOnly(type, 'unknown'))
  return combined('intersection', telling, unknownType)
}
