import type { Raffle } from '../../platform/domain/base/content/raffle.ts'

/** The raffles of the demonstration; each stands among its promotions too. */
export const raffles: readonly Raffle[] = [
  { promotionId: 'sorteio-da-semana', turnover: 20_000, prize: 200_000 },
]
