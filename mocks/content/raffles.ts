import type { Raffle } from '../../platform/domain/base/content/raffle.ts'

/** Raffles of the demonstration. Each raffle is also listed as a promotion. */
export const raffles: readonly Raffle[] = [
  { promotionId: 'sorteio-da-semana', turnover: 20_000, prize: 200_000 },
]
