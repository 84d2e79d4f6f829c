/** Filter for the number of levels between an agent and the members of their team. */
export const levelFilter = {
  kind: 'number',
  parameter: 'level',
  title: 'records.filters.level',
  option: 'records.filters.levelOption',
  upTo: 10,
} as const
