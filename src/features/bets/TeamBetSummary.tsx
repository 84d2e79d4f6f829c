import type { RecordAnswer } from '../../kit/records/definition.ts'
import { MemberChip } from '../../kit/records/MemberChip.tsx'

/** Whose bets the list is of. */
export function TeamBetSummary({ answer }: { answer: RecordAnswer<'/wps/agent/bets'> }) {
  return <MemberChip member={answer.member} />
}
