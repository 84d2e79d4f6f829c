import type { Raffle } from '../../platform/domain/base/content/raffle.ts'

/** Raffles of the demonstration; each is also one of its promotions. */
export const raffles: readonly Raffle[] = [
  { promotionId: 'sorteio-da-semana', turnover: 20_000, prize: 200_000 },
]
