/** Properties of a rule that determine its place in the form. */
type GroupedRule = { group?: string | undefined }

/**
 * Rules in form order: those without a known group first, then group by group; within a group the
 * order stays. Conditions read only fields that stand earlier in this order.
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

/** Moment at which a field is asked, as in the contract. */
export type AskingTime = 'registration' | 'firstDeposit' | 'firstWithdrawal'
