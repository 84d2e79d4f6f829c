import type { Wheel, WheelPrize } from '../../platform/world/base/content/wheel.ts'

const money = (amount: number, label: string, weight: number): WheelPrize => ({
  id: `money-${amount / 100}`,
  label: { pt: label, en: label },
  kind: 'MONEY',
  weight,
  worth: amount,
})

/** The wheel of the demonstration (PROMO-07). */
export const wheel: Wheel = {
  depositPerTicket: 10_000,
  prizes: [
    money(100, 'R$ 1,00', 2_600),
    {
      id: 'points-50',
      kind: 'POINTS',
      weight: 2_000,
      worth: 50,
      label: { pt: '50 pontos', en: '50 points' },
    },
    money(500, 'R$ 5,00', 1_200),
    {
      id: 'nothing',
      kind: 'NOTHING',
      weight: 2_400,
      worth: 0,
      label: { pt: 'Não foi dessa vez', en: 'Not this time' },
    },
    money(2_000, 'R$ 20,00', 250),
    {
      id: 'ticket-1',
      kind: 'TICKET',
      weight: 1_500,
      worth: 1,
      label: { pt: 'Gire de novo', en: 'Spin again' },
    },
    money(10_000, 'R$ 100,00', 49),
    money(500_000, 'R$ 5.000,00', 1),
  ],
}
