/** How far below the agent those are whom a record of a team is about. */
export const levelFilter = {
  kind: 'number',
  parameter: 'level',
  title: 'records.filters.level',
  option: 'records.filters.levelOption',
  upTo: 10,
} as const
