import type { RecordRow } from '../../../kit/records/definition.ts'

/** What a spin has brought, as the wheel called it. */
export const PrizeCell = ({ row }: { row: RecordRow<'/wps/wheel/spins'> }) => row.prize.label
