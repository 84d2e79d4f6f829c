/** Filter for the distance of members below the agent, for records of a team. */
export const levelFilter = {
  kind: 'number',
  parameter: 'level',
  title: 'records.filters.level',
  option: 'records.filters.levelOption',
  upTo: 10,
} as const
