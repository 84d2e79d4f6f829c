import type { BonusCode } from '../../platform/domain/base/content/bonusCode.ts'

/** Highest reward of a bonus code in minor units, from specification 1 (131K). */
const highestCodeReward = 13_100_000

export const bonusCodes: readonly BonusCode[] = [
  {
    code: 'ZAP2026',
    least: 500,
    most: highestCodeReward,
    uses: 1_000_000,
    expiresAt: Date.UTC(2036, 0, 1),
    title: { pt: 'Bônus do WhatsApp', en: 'WhatsApp bonus' },
  },
  {
    code: 'TELEGRAM50',
    least: 5_000,
    most: 5_000,
    uses: 1_000_000,
    expiresAt: Date.UTC(2036, 0, 1),
    title: { pt: 'Bônus do canal no Telegram', en: 'Telegram channel bonus' },
  },
  {
    code: 'FIDELIDADE',
    least: 3_000,
    most: 3_000,
    uses: 1_000_000,
    expiresAt: Date.UTC(2036, 0, 1),
    title: { pt: 'Bônus de fidelidade', en: 'Loyalty bonus' },
    wagering: { times: 10, days: 14 },
  },
  {
    code: 'PRIMEIRO',
    least: 10_000,
    most: 10_000,
    uses: 1,
    expiresAt: Date.UTC(2036, 0, 1),
    title: { pt: 'Bônus do primeiro a chegar', en: 'First-come bonus' },
  },
  {
    code: 'ESGOTADO',
    least: 10_000,
    most: 10_000,
    uses: 0,
    expiresAt: Date.UTC(2036, 0, 1),
    title: { pt: 'Bônus relâmpago', en: 'Flash bonus' },
  },
  {
    code: 'PASCOA2025',
    least: 2_000,
    most: 2_000,
    uses: 10_000,
    expiresAt: Date.UTC(2025, 3, 22),
    title: { pt: 'Bônus de Páscoa', en: 'Easter bonus' },
  },
]
