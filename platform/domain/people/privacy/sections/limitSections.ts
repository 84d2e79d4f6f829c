/** Export sections: limits and self-exclusions. */

import { toDecimal } from '../../../../../src/lib/money.ts'
import { message } from '../../../base/texts/texts.ts'
import { type Plain, sectionOf } from './section.ts'

/** A time limit is in minutes; all other limits are amounts of money. */
const limitOf = (kind: string, value: number | null): Plain =>
  value === null || kind === 'TIME' ? value : toDecimal(value)

export const limits = sectionOf('playerLimits', {
  name: 'limits',
  title: message('ownData.sections.limits.title'),
  by: 'memberId',
  isOfPerson: true,
  columns: {
    id: 'inner',
    memberId: 'own',
    kind: 'word',
    period: 'word',
    amount: (value, { kind }) => limitOf(kind, value),
    pendingAmount: (value, { kind }) => limitOf(kind, value),
    pendingAt: 'time',
    changedAt: 'time',
  },
})

export const person = sectionOf('personAccounts', {
  name: 'person',
  title: message('ownData.sections.person.title'),
  by: 'id',
  columns: {
    id: 'own',
    // A keyed fingerprint of the CPF, from which the CPF cannot be recovered.
    personId: 'secret',
    evidence: 'word',
    linkedAt: 'time',
    closedAt: 'inner',
  },
})

export const exclusions = sectionOf('exclusions', {
  name: 'exclusions',
  title: message('ownData.sections.exclusions.title'),
  by: 'id',
  columns: { id: 'own', kind: 'word', since: 'time', until: 'time' },
})

export const playDays = sectionOf('playDays', {
  name: 'playDays',
  title: message('ownData.sections.playDays.title'),
  by: 'memberId',
  columns: {
    id: 'inner',
    memberId: 'own',
    day: 'time',
    milliseconds: (value) => Math.round(value / 60_000),
  },
})
