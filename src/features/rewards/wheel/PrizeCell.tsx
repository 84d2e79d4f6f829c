import type { RecordRow } from '../../../kit/records/definition.ts'

/** Prize of a spin, as the wheel labels it. */
export const PrizeCell = ({ row }: { row: RecordRow<'/wps/wheel/spins'> }) => row.prize.label
