/** Properties of a rule that determine its place in the form. */
type GroupedRule = { group?: string | undefined }

/**
 * Sorts rules into form order: first the rules without a known group, then group by group; the
 * order within a group does not change. Conditions read only fields that are earlier in this order.
 */
export function inFormOrder<Rule extends GroupedRule>(
  rules: readonly Rule[],
  groups: readonly { id: string }[] | undefined,
): readonly Rule[] {
  if (!groups || groups.length === 0) return rules
  const places = new Map(groups.map(({ id }, place) => [id, place]))
  const placeOf = ({ group }: Rule) => places.get(group ?? '') ?? -1
  return rules.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Moment at which a member is asked for a field, as in the API contract. */
export type AskingTime = 'registration' | 'firstDeposit' | 'firstWithdrawal'
