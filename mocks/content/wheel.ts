import type { Wheel, WheelPrize } from '../../platform/domain/base/content/wheel.ts'
import { moneyFormat } from '../../src/lib/moneyFormat.ts'

/** @param amount in minor units. */
const money = (amount: number, weight: number): WheelPrize => ({
  id: `money-${amount / 100}`,
  label: { pt: moneyFormat('pt-BR', 'BRL')(amount), en: moneyFormat('en', 'BRL')(amount) },
  kind: 'MONEY',
  weight,
  worth: amount,
})

/** Prize wheel of the demonstration (PROMO-07). */
export const wheel: Wheel = {
  depositPerTicket: 10_000,
  prizes: [
    money(100, 2_600),
    {
      id: 'points-50',
      kind: 'POINTS',
      weight: 2_000,
      worth: 50,
      label: { pt: '50 pontos', en: '50 points' },
    },
    money(500, 1_200),
    {
      id: 'nothing',
      kind: 'NOTHING',
      weight: 2_400,
      worth: 0,
      label: { pt: 'Não foi dessa vez', en: 'Not this time' },
    },
    money(2_000, 250),
    {
      id: 'ticket-1',
      kind: 'TICKET',
      weight: 1_500,
      worth: 1,
      label: { pt: 'Gire de novo', en: 'Spin again' },
    },
    money(10_000, 49),
    money(500_000, 1),
  ],
}
