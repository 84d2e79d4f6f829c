import type { OddsConsent } from '../../../../src/lib/sports/slip.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import { againIfTaken } from '../../base/storage/againIfTaken.ts'

/** Changes of odds that a member accepts without a question; only higher odds by default. */
export async function consentOf(
  { oddsConsents }: Pick<DomainTables, 'oddsConsents'>,
  memberId: string,
): Promise<OddsConsent> {
  return (await oddsConsents.peek(memberId))?.consent ?? 'BETTER'
}

/** Stores the changes of odds that a member accepts without a question. */
export const setConsent = (
  { oddsConsents }: Pick<DomainTables, 'oddsConsents'>,
  memberId: string,
  consent: OddsConsent,
): Promise<void> =>
  againIfTaken(async () => {
    if (await oddsConsents.update(memberId, { consent })) return
    await oddsConsents.insert({ id: memberId, consent })
  })
