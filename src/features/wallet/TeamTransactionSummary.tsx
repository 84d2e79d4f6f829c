import type { RecordAnswer } from '../../kit/records/definition.ts'
import { MemberChip } from '../../kit/records/MemberChip.tsx'

/** In whose wallets the list looks. */
export function TeamTransactionSummary({
  answer,
}: {
  answer: RecordAnswer<'/wps/agent/transactions'>
}) {
  return <MemberChip member={answer.member} />
}
