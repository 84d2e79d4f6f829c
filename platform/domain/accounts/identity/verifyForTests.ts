import { pastSteps } from '../../../../mocks/past/identity.ts'
import { cpfForTests } from '../../../../src/lib/cpfForTests.ts'
import type { DomainTables } from '../../base/collections/collections.ts'
import { takeNumber } from './ownNumber.ts'

type Tables = Pick<DomainTables, 'identitySteps' | 'payers'>

let people = 0

/** Verifies a member's identity, so that they may deposit and play in every market. */
export async function verifyForTests(tables: Tables, memberId: string): Promise<void> {
  people += 1
  const number = cpfForTests(String(600_000_000 + people))
  const at = 0
  if (!(await takeNumber(tables, { memberId, number, now: at }))) throw new Error('Number taken')
  const person = { fullName: 'Marina Lopes Duarte', number, birthday: '1992-02-29' }
  await tables.identitySteps.insertMany(pastSteps({ memberId, ...person, level: 1, at }))
}

/**
 * Removes a member's identity check, and the CPF, date of birth and full name that were verified.
 */
export async function forgetIdentityForTests(
  tables: Tables & Pick<DomainTables, 'members'>,
  memberId: string,
): Promise<void> {
  const member = await tables.members.get(memberId)
  const proven = ['idNumber', 'birthday', 'fullname']
  const entries = Object.entries(member?.profile ?? {}).filter(([name]) => !proven.includes(name))
  await tables.members.update(memberId, { profile: Object.fromEntries(entries) })
  await tables.identitySteps.remove({ memberId })
  await tables.payers.remove({ id: memberId })
}
