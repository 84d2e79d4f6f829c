/** Selections of the sportsbook, and their ids. */

/** Outcomes of each market, in the order of display. */
const outcomes = {
  RESULT: ['HOME', 'DRAW', 'AWAY'],
  TOTAL_GOALS: ['OVER', 'UNDER'],
  HANDICAP: ['HOME', 'AWAY'],
  BOTH_SCORE: ['YES', 'NO'],
  BUSIER_HALF: ['FIRST_HALF', 'SECOND_HALF'],
} as const

export type MarketKind = keyof typeof outcomes
export type MarketOutcome = (typeof outcomes)[MarketKind][number]

export type Selection = {
  fixtureId: string
  market: MarketKind
  /** Line in quarters of a goal: 9 is 2.25 goals. Undefined for markets without a line. */
  line?: number
  outcome: MarketOutcome
}

/** Formats a line as the API contract requires: 9 quarters become `2.25`, -1 becomes `-0.25`. */
export function formatLine(quarters: number): string {
  const size = Math.abs(quarters)
  const part = ((size % 4) * 25).toString().padStart(2, '0')
  return `${quarters < 0 ? '-' : ''}${Math.floor(size / 4)}.${part}`
}

/** Parses a line of the API contract to quarters of a goal. */
export const parseLine = (line: string): number => Math.round(Number(line) * 4)

/** Id of a selection, as in the API contract. */
export const selectionId = ({ fixtureId, market, line, outcome }: Selection): string =>
  [fixtureId, market, ...(line === undefined ? [] : [formatLine(line)]), outcome].join(':')

/** Id of the match of a selection. */
export const fixtureIdOf = (selection: string): string => selection.split(':')[0] ?? ''

const form =
  /^(?<fixtureId>[a-z0-9-]{1,40}):(?<market>[A-Z_]{1,20})(?::(?<line>-?\d{1,2}\.(?:00|25|50|75)))?:(?<outcome>[A-Z_]{1,12})$/

/** Markets of a match, in the order of display. */
// `outcomes` has no other keys.
export const marketKinds = Object.keys(outcomes) as readonly MarketKind[]

/** Outcomes of a market, in the order of display. */
export const outcomesOf = (market: MarketKind): readonly MarketOutcome[] => outcomes[market]

/** True for markets that have a line. */
export const hasLine = (market: MarketKind): boolean =>
  market === 'TOTAL_GOALS' || market === 'HANDICAP'

/**
 * Selection of an id; undefined when no market has such a selection. Each selection has only one
 * id, so the lines `-0.00` and `02.50` are rejected.
 */
export function parseSelectionId(id: string): Selection | undefined {
  const { fixtureId, market, line, outcome } = form.exec(id)?.groups ?? {}
  const kind = marketKinds.find((one) => one === market)
  if (fixtureId === undefined || kind === undefined) return undefined
  const selected = outcomesOf(kind).find((one) => one === outcome)
  if (selected === undefined || hasLine(kind) !== (line !== undefined)) return undefined
  const selection = { fixtureId, market: kind, outcome: selected }
  if (line === undefined) return selection
  const quarters = parseLine(line)
  return formatLine(quarters) === line ? { ...selection, line: quarters } : undefined
}
