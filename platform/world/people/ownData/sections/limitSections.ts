/** The member's limits and breaks. */
import { toDecimal } from '../../../../../src/lib/money.ts'
import { type Plain, sectionOf } from './section.ts'

/** Limits of time are minutes, all others money. */
const limitOf = (kind: string, value: number | null): Plain =>
  value === null || kind === 'TIME' ? value : toDecimal(value)

export const limits = sectionOf('playerLimits', {
  name: 'limits',
  title: { pt: 'Limites de jogo', en: 'Player limits' },
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
  title: {
    pt: 'Limites, pausas e autoexclusões seguem você: ficam guardados sob uma impressão digital do seu CPF e valem em qualquer conta sua, mesmo depois de encerrar esta, como manda a lei',
    en: 'Limits, time-outs and self-exclusions follow you: they are kept under a fingerprint of your CPF and hold for every account of yours, even after you close this one, as the law demands',
  },
  by: 'id',
  columns: {
    id: 'own',
    // A fingerprint under a key of the platform, from which nobody reads the CPF.
    personId: 'secret',
    evidence: 'word',
    linkedAt: 'time',
    closedAt: 'inner',
  },
})

export const exclusions = sectionOf('exclusions', {
  name: 'exclusions',
  title: { pt: 'Pausas e autoexclusão', en: 'Time-outs and self-exclusion' },
  by: 'id',
  columns: { id: 'own', kind: 'word', since: 'time', until: 'time' },
})

export const playDays = sectionOf('playDays', {
  name: 'playDays',
  title: { pt: 'Tempo no portal', en: 'Time on the portal' },
  by: 'memberId',
  columns: {
    id: 'inner',
    memberId: 'own',
    day: 'time',
    milliseconds: (value) => Math.round(value / 60_000),
  },
})
