/** Seasonal and daily promotions, and promotions for new members. */
import type { Promotion } from '../../../platform/domain/base/content/promotion.ts'

const responsibly = {
  pt: 'Aposte com responsabilidade. Proibido para menores de 18 anos.',
  en: 'Play responsibly. Over 18s only.',
}

export const limitedPromotions: readonly Promotion[] = [
  {
    id: 'black-november',
    type: 'LIMITED',
    audience: 'MEMBERS',
    period: { kind: 'yearly', first: '11-01', last: '11-30' },
    condition: { kind: 'TURNOVER', turnover: 500_000, bonus: 15_000 },
    title: { pt: 'Black November: R$ 150 para você', en: 'Black November: R$ 150 for you' },
    summary: {
      pt: 'Jogue R$ 5.000 até 30 de novembro e receba R$ 150 para usar como quiser.',
      en: 'Play R$ 5,000 by 30 November and get R$ 150 to use as you like.',
    },
    content: {
      pt: '<p>O mês mais esperado do ano também chegou aqui. Some <strong>R$ 5.000 em apostas válidas</strong> nos seus jogos preferidos e receba <strong>R$ 150</strong> na Central de prêmios.</p><h3>Como participar</h3><ol><li>Entre na promoção.</li><li>Jogue até 30 de novembro. Todos os jogos contam.</li><li>Resgate o bônus: sem rollover, livre para sacar.</li></ol>',
      en: '<p>The most awaited month of the year is here. Reach <strong>R$ 5,000 in valid bets</strong> on your favourite games and collect <strong>R$ 150</strong> in the Reward centre.</p><h3>How to join</h3><ol><li>Join the promotion.</li><li>Play until 30 November. Every game counts.</li><li>Claim your bonus: no wagering, free to withdraw.</li></ol>',
    },
    terms: {
      pt: [
        'Contam as apostas válidas finalizadas depois da adesão, até 30 de novembro, horário de Brasília.',
        'Um bônus por pessoa. O resgate fica disponível por 7 dias.',
        responsibly.pt,
      ],
      en: [
        'Valid bets count if they are settled after you join and by 30 November, Brasília time.',
        'One bonus per person. It can be claimed for 7 days.',
        responsibly.en,
      ],
    },
  },
  {
    id: 'pix-em-dobro',
    type: 'SPECIAL_OFFER',
    audience: 'MEMBERS',
    period: { kind: 'weekly' },
    condition: {
      kind: 'DEPOSIT',
      minimumDeposit: 5_000,
      percent: 20,
      maximumBonus: 20_000,
      turnoverMultiple: 5,
    },
    title: { pt: 'Pix da semana: +20% até R$ 200', en: 'Pix of the week: +20% up to R$ 200' },
    summary: {
      pt: '20% de bônus nos depósitos a partir de R$ 50 por Pix.',
      en: 'A 20% bonus on Pix deposits of R$ 50 or more.',
    },
    content: {
      pt: '<p>Toda semana, de segunda a domingo: <strong>20% de bônus sobre os depósitos, até R$ 200</strong>.</p><table><tr><th>Depósito</th><th>Bônus</th></tr><tr><td>R$ 50</td><td>R$ 10</td></tr><tr><td>R$ 300</td><td>R$ 60</td></tr><tr><td>R$ 1.000</td><td>R$ 200</td></tr></table><p>O bônus é liberado quando você aposta 5 vezes o depósito mais o bônus.</p>',
      en: '<p>Every week, Monday to Sunday: <strong>a 20% bonus on deposits, up to R$ 200</strong>.</p><table><tr><th>Deposit</th><th>Bonus</th></tr><tr><td>R$ 50</td><td>R$ 10</td></tr><tr><td>R$ 300</td><td>R$ 60</td></tr><tr><td>R$ 1,000</td><td>R$ 200</td></tr></table><p>The bonus is released once you have bet 5 times the deposit plus the bonus.</p>',
    },
    terms: {
      pt: [
        'Os depósitos feitos depois da adesão são somados, até domingo às 23h59, horário de Brasília.',
        'O bônus é liberado quando as apostas válidas chegam a 5 vezes o depósito mais o bônus.',
        responsibly.pt,
      ],
      en: [
        'Deposits made after you join add up, until Sunday 23:59, Brasília time.',
        'The bonus is released when valid bets reach 5 times the deposit plus the bonus.',
        responsibly.en,
      ],
    },
  },
  {
    id: 'desafio-diario',
    type: 'DAILY',
    audience: 'MEMBERS',
    period: { kind: 'daily' },
    condition: { kind: 'TURNOVER', turnover: 30_000, bonus: 500 },
    title: { pt: 'Desafio diário', en: 'Daily challenge' },
    summary: {
      pt: 'Some R$ 300 em apostas no dia e receba R$ 5. Vale todos os dias.',
      en: 'Bet R$ 300 in a day and get R$ 5. Every day.',
    },
    content: {
      pt: '<p>Um desafio novo a cada dia: some <strong>R$ 300 em apostas válidas</strong> até a meia-noite e receba <strong>R$ 5</strong>. A conta recomeça todo dia. Entre na promoção para participar.</p>',
      en: '<p>A new challenge every day: reach <strong>R$ 300 in valid bets</strong> by midnight and get <strong>R$ 5</strong>. The count restarts each day. Join the promotion to take part.</p>',
    },
    terms: {
      pt: ['Válido da 0h às 23h59 de cada dia, horário de Brasília.', responsibly.pt],
      en: ['Valid from 00:00 to 23:59 of each day, Brasília time.', responsibly.en],
    },
  },
  {
    id: 'natal-premiado',
    type: 'LIMITED',
    audience: 'MEMBERS',
    period: { kind: 'yearly', first: '12-01', last: '12-26' },
    condition: { kind: 'TURNOVER', turnover: 800_000, bonus: 25_000 },
    title: { pt: 'Natal Premiado', en: 'Christmas prizes' },
    summary: {
      pt: 'De 1º a 26 de dezembro, some R$ 8.000 em apostas e ganhe R$ 250.',
      en: 'From 1 to 26 December, bet R$ 8,000 and get R$ 250.',
    },
    content: {
      pt: '<p>O Natal chega mais cedo. A partir de 1º de dezembro, some <strong>R$ 8.000 em apostas válidas</strong> e desembrulhe <strong>R$ 250</strong>.</p>',
      en: '<p>Christmas comes early. From 1 December, reach <strong>R$ 8,000 in valid bets</strong> and unwrap <strong>R$ 250</strong>.</p>',
    },
    terms: {
      pt: ['Válida de 1º a 26 de dezembro, horário de Brasília.', responsibly.pt],
      en: ['Valid from 1 to 26 December, Brasília time.', responsibly.en],
    },
  },
  {
    id: 'semana-da-republica',
    type: 'LIMITED',
    audience: 'MEMBERS',
    period: { kind: 'yearly', first: '11-10', last: '11-16' },
    condition: { kind: 'TURNOVER', turnover: 150_000, bonus: 4_000 },
    title: { pt: 'Feriadão da República', en: 'Republic Day long weekend' },
    summary: {
      pt: 'R$ 40 para quem somou R$ 1.500 em apostas no feriado.',
      en: 'R$ 40 for everyone who bet R$ 1,500 over the holiday.',
    },
    content: {
      pt: '<p>Obrigado a quem passou o feriadão com a gente. Em novembro do ano que vem tem mais!</p>',
      en: '<p>Thank you for spending the long weekend with us. See you again next November!</p>',
    },
    terms: {
      pt: ['Válida de 10 a 16 de novembro, horário de Brasília.', responsibly.pt],
      en: ['Valid from 10 to 16 November, Brasília time.', responsibly.en],
    },
  },
  {
    id: 'boas-vindas',
    type: 'NEWBIE',
    audience: 'MEMBERS',
    period: { kind: 'always' },
    condition: {
      kind: 'DEPOSIT',
      minimumDeposit: 2_000,
      percent: 100,
      maximumBonus: 50_000,
      turnoverMultiple: 10,
    },
    title: { pt: 'Boas-vindas: 100% até 500', en: 'Welcome: 100% up to 500' },
    summary: {
      pt: 'Seus depósitos em dobro nos primeiros 30 dias, até 500.',
      en: 'Your deposits doubled in your first 30 days, up to 500.',
    },
    content: {
      pt: '<p>É bom ter você aqui. Nos primeiros 30 dias de conta, dobramos seus depósitos <strong>até 500</strong>.</p>',
      en: '<p>Good to have you here. In the first 30 days of your account we double your deposits <strong>up to 500</strong>.</p>',
    },
    terms: {
      pt: [
        'Só para contas com menos de 30 dias. Aposte 10 vezes o depósito mais o bônus.',
        responsibly.pt,
      ],
      en: [
        'For accounts less than 30 days old. Bet 10 times the deposit plus the bonus.',
        responsibly.en,
      ],
    },
  },
  {
    id: 'primeira-semana',
    type: 'NEWBIE',
    audience: 'MEMBERS',
    period: { kind: 'always' },
    condition: { kind: 'TURNOVER', turnover: 20_000, bonus: 2_000 },
    title: { pt: 'Primeiros passos', en: 'First steps' },
    summary: {
      pt: 'Jogue 200 no seu primeiro mês e receba 20.',
      en: 'Play 200 in your first month and get 20.',
    },
    content: {
      pt: '<p>Conheça os jogos no seu ritmo: ao somar 200 em apostas, <strong>20 são por nossa conta</strong>.</p>',
      en: '<p>Explore the games at your own pace: once you have bet 200, <strong>20 is on us</strong>.</p>',
    },
    terms: {
      pt: ['Só para contas com menos de 30 dias.', responsibly.pt],
      en: ['For accounts less than 30 days old.', responsibly.en],
    },
  },
]
