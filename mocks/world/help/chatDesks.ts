/** The desks that a person can chat with, and when they answer. */
import type { components } from '../../../src/api/gen/paths.ts'
import type { TextLanguage, Texts } from '../texts.ts'
import { dayLength, startOfDay } from '../time/marketTime.ts'

type Schemas = components['schemas']
export type DeskId = Schemas['ChatModelId']

type Desk = {
  id: DeskId
  title: Texts
  description: Texts
  /** Hours of the market's day, from and up to; null for day and night. */
  hours: readonly [from: number, to: number] | null
}

const hour = 3_600_000

const desks: readonly Desk[] = [
  {
    id: 'SERVICE',
    title: { pt: 'Atendimento', en: 'Support' },
    description: {
      pt: 'Conta, acesso, jogos e promoções.',
      en: 'Account, login, games and promotions.',
    },
    hours: null,
  },
  {
    id: 'PAYMENTS',
    title: { pt: 'Pagamentos', en: 'Payments' },
    description: {
      pt: 'Depósitos e saques. Das 7h às 23h, horário de Brasília.',
      en: 'Deposits and withdrawals. From 7 a.m. to 11 p.m., Brasília time.',
    },
    hours: [7, 23],
  },
  {
    id: 'RESPONSIBLE_GAMING',
    title: { pt: 'Jogo responsável', en: 'Responsible gaming' },
    description: {
      pt: 'Limites, pausas e autoexclusão, com pessoas treinadas para ouvir.',
      en: 'Limits, breaks and self-exclusion, with people who were trained to listen.',
    },
    hours: null,
  },
]

/** When a desk opens next; undefined while it is open. */
function opensAt({ hours }: Desk, now: number): number | undefined {
  if (!hours) return undefined
  const [from, to] = hours
  const today = startOfDay(now)
  if (now < today + from * hour) return today + from * hour
  return now < today + to * hour ? undefined : today + dayLength + from * hour
}

/** The desks in one language, as they are at a time. */
export const desksAt = (now: number, language: TextLanguage): Schemas['ChatModel'][] =>
  desks.map((desk) => {
    const next = opensAt(desk, now)
    return {
      modelId: desk.id,
      title: desk.title[language],
      description: desk.description[language],
      isOpen: next === undefined,
      ...(next !== undefined && { opensAt: new Date(next).toISOString() }),
    }
  })
