/** Goods that members of the demonstration can buy for points. */

import type { Goods } from '../../platform/domain/base/content/goods.ts'
import type { WrittenTexts } from '../../platform/domain/base/texts/texts.ts'

const bonus = (units: number, points: number, stock: number): Goods => ({
  id: `bonus-${units}`,
  type: 'BONUS',
  points,
  amount: 0,
  stock,
  worth: units * 100,
  name: { pt: `Bônus de R$ ${units},00`, en: `R$ ${units}.00 bonus` },
  description: {
    pt: 'Cai direto no saldo, livre para jogar ou sacar.',
    en: 'Goes straight into your balance, free to play or withdraw.',
  },
})

type Thing = {
  points: number
  amount?: number
  stock: number
  sizes?: readonly string[]
  name: WrittenTexts
  description: WrittenTexts
}

const thing = (id: string, { amount = 0, ...rest }: Thing): Goods => ({
  id,
  type: 'PHYSICAL',
  amount,
  worth: 0,
  ...rest,
})

/** Goods, cheapest first. */
export const goods: readonly Goods[] = [
  bonus(5, 500, 100_000),
  bonus(20, 1_900, 50_000),
  thing('copo-termico', {
    points: 4_500,
    stock: 320,
    name: { pt: 'Copo térmico Portico 473 ml', en: 'Portico insulated tumbler, 473 ml' },
    description: {
      pt: 'Inox de parede dupla: gelado por 6 horas, quente por 4.',
      en: 'Double-walled steel: cold for 6 hours, hot for 4.',
    },
  }),
  bonus(50, 4_600, 20_000),
  thing('camisa-portico', {
    points: 7_900,
    stock: 150,
    sizes: ['P', 'M', 'G', 'GG'],
    name: { pt: 'Camisa Portico edição torcida', en: 'Portico supporter jersey' },
    description: {
      pt: 'Tecido dry-fit, nos tamanhos P, M, G e GG.',
      en: 'Dry-fit fabric, in the Brazilian sizes P, M, G and GG.',
    },
  }),
  bonus(100, 9_000, 5_000),
  thing('fone-bluetooth', {
    points: 18_000,
    stock: 42,
    name: {
      pt: 'Fone Bluetooth com cancelamento de ruído',
      en: 'Noise-cancelling Bluetooth headphones',
    },
    description: {
      pt: 'Até 30 horas de bateria. Entrega em todo o Brasil.',
      en: 'Up to 30 hours of battery. Delivery all over Brazil.',
    },
  }),
  thing('smartwatch', {
    points: 36_000,
    stock: 18,
    name: { pt: 'Smartwatch com GPS', en: 'Smartwatch with GPS' },
    description: {
      pt: 'Batimentos, sono e notificações. À prova d’água até 50 m.',
      en: 'Heart rate, sleep and notifications. Waterproof to 50 m.',
    },
  }),
  bonus(500, 43_000, 500),
  thing('smartphone', {
    points: 90_000,
    amount: 49_900,
    stock: 5,
    name: { pt: 'Smartphone 5G 256 GB', en: '5G smartphone, 256 GB' },
    description: {
      pt: 'Tela AMOLED de 6,7". Pontos mais R$ 499,00 do saldo.',
      en: '6.7" AMOLED screen. Points plus R$ 499.00 from your balance.',
    },
  }),
  thing('console-edicao-limitada', {
    points: 150_000,
    stock: 0,
    name: { pt: 'Console edição limitada', en: 'Limited-edition console' },
    description: {
      pt: 'Com dois controles e um jogo à sua escolha.',
      en: 'With two controllers and a game of your choice.',
    },
  }),
]
