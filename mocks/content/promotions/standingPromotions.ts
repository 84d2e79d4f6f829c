/** Permanent promotions, most of which need no entry. */
import type { Promotion } from '../../../platform/domain/base/content/promotion.ts'

const responsibly = {
  pt: 'Aposte com responsabilidade. Proibido para menores de 18 anos.',
  en: 'Play responsibly. Over 18s only.',
}

export const standingPromotions: readonly Promotion[] = [
  {
    id: 'sorteio-da-semana',
    type: 'SPECIAL_OFFER',
    audience: 'MEMBERS',
    period: { kind: 'weekly' },
    condition: null,
    title: { pt: 'Sorteio da semana: R$ 2.000', en: 'Weekly raffle: R$ 2,000' },
    summary: {
      pt: 'Toda segunda-feira, um bilhete da semana ganha R$ 2.000.',
      en: 'Every Monday, one ticket of the week wins R$ 2,000.',
    },
    content: {
      pt: '<p>Toda segunda-feira, à meia-noite, um bilhete é sorteado e vale <strong>R$ 2.000</strong>. O bilhete é de quem somar R$ 200 em apostas válidas de segunda a domingo.</p>',
      en: '<p>Every Monday at midnight one ticket is drawn and wins <strong>R$ 2,000</strong>. A ticket takes R$ 200 in valid bets from Monday to Sunday.</p>',
    },
    terms: {
      pt: ['Um bilhete por pessoa e semana. O prêmio fica disponível por 30 dias.', responsibly.pt],
      en: ['One ticket per person and week. The prize can be claimed for 30 days.', responsibly.en],
    },
  },
  {
    id: 'chuva-de-envelopes',
    type: 'DAILY',
    audience: 'MEMBERS',
    period: { kind: 'daily' },
    condition: null,
    leadsTo: 'RED_ENVELOPES',
    title: { pt: 'Chuva de envelopes', en: 'Red envelope rain' },
    summary: {
      pt: 'A cada 3 horas, R$ 5.000 em envelopes premiados.',
      en: 'R$ 5,000 in red envelopes every 3 hours.',
    },
    content: {
      pt: '<p>Oito vezes por dia caem <strong>500 envelopes</strong> com valores de R$ 1 a R$ 88,88. Cada chuva dura uma hora. Um envelope por pessoa e chuva.</p>',
      en: '<p>Eight times a day <strong>500 envelopes</strong> with R$ 1 to R$ 88.88 fall for one hour. One envelope per person and rain.</p>',
    },
    terms: {
      pt: [
        'O valor de cada envelope é definido por sorteio e cai na hora no saldo.',
        responsibly.pt,
      ],
      en: ['What an envelope holds is chance and is in your balance at once.', responsibly.en],
    },
  },
  {
    id: 'cashback-semanal',
    type: 'HIGH_REBATE',
    audience: 'MEMBERS',
    period: { kind: 'always' },
    condition: null,
    title: { pt: 'Cashback sem limite', en: 'Cash-back without limit' },
    summary: {
      pt: 'Parte de cada aposta volta para você, em todos os jogos, todos os dias.',
      en: 'A share of every bet comes back to you, on all games, every day.',
    },
    content: {
      pt: '<p>Uma parte de cada aposta válida volta como cashback. As taxas crescem com o seu nível VIP e são diferentes para cada tipo de jogo. Resgate quando quiser em <em>Cashback</em>.</p>',
      en: '<p>A share of every valid bet comes back as cash-back. The rates grow with your VIP level and differ by type of game. Claim whenever you like under <em>Cash-back</em>.</p>',
    },
    terms: {
      pt: ['Contam apostas válidas liquidadas. Sem limite de resgate.', responsibly.pt],
      en: ['Settled valid bets count. There is no limit.', responsibly.en],
    },
  },
  {
    id: 'maratona-do-cashback',
    type: 'HIGH_REBATE',
    audience: 'MEMBERS',
    period: { kind: 'weekly' },
    condition: { kind: 'TURNOVER', turnover: 1_000_000, bonus: 12_000 },
    title: { pt: 'Maratona do cashback: +1,2%', en: 'Cash-back marathon: +1.2%' },
    summary: {
      pt: 'Some R$ 10.000 na semana e receba R$ 120 além do seu cashback.',
      en: 'Bet R$ 10,000 in a week and get R$ 120 on top of your cash-back.',
    },
    content: {
      pt: '<p><strong>R$ 120 extras</strong>, além do cashback, ao chegar a R$ 10.000 em apostas válidas de segunda a domingo.</p>',
      en: '<p><strong>R$ 120 extra</strong>, on top of your cash-back, at R$ 10,000 in valid bets from Monday to Sunday.</p>',
    },
    terms: {
      pt: ['Contam apostas válidas depois da adesão, até domingo às 23h59.', responsibly.pt],
      en: ['Valid bets after joining count, until Sunday 23:59.', responsibly.en],
    },
  },
  {
    id: 'clube-vip',
    type: 'VIP',
    audience: 'VIP',
    period: { kind: 'always' },
    condition: null,
    title: { pt: 'Clube VIP: bônus a cada nível', en: 'VIP Club: a bonus at every level' },
    summary: {
      pt: 'Suba de nível, ganhe bônus de promoção e um presente toda semana.',
      en: 'Climb the levels for upgrade bonuses and a present every week.',
    },
    content: {
      pt: '<p>Cada aposta aproxima você do próximo nível. A cada subida há um bônus, e toda semana um presente conforme o seu nível. Os valores estão na página <em>VIP</em>.</p>',
      en: '<p>Every bet takes you closer to the next level. Each step up brings a bonus, and every week there is a present for your level. See the <em>VIP</em> page.</p>',
    },
    terms: {
      pt: [
        'O nível depende das apostas válidas no período. Os bônus expiram se não forem resgatados.',
        responsibly.pt,
      ],
      en: [
        'Your level depends on valid bets in the period. Unclaimed bonuses expire.',
        responsibly.en,
      ],
    },
  },
  {
    id: 'aniversario-vip',
    type: 'VIP',
    audience: 'VIP',
    period: { kind: 'always' },
    condition: null,
    title: { pt: 'Seu aniversário é VIP', en: 'A VIP birthday' },
    summary: {
      pt: 'Membros VIP recebem um presente em dinheiro no aniversário.',
      en: 'VIP members get a present in cash on their birthday.',
    },
    content: {
      pt: '<p>No seu dia, a festa é por nossa conta: um presente em dinheiro, maior a cada nível. Peça o seu em <em>Atividades</em> na semana do aniversário.</p>',
      en: '<p>On your day the party is on us: a present in cash that grows with your level. Ask for it under <em>Activities</em> in the week of your birthday.</p>',
    },
    terms: {
      pt: ['Vale a data de nascimento do cadastro.', responsibly.pt],
      en: ['The date of birth of your registration counts.', responsibly.en],
    },
  },
]
