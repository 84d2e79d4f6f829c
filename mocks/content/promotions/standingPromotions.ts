/** Permanent promotions. Members take part in most of them automatically. */
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
      pt: '<p>Toda segunda-feira, à meia-noite, um bilhete é sorteado e vale <strong>R$ 2.000</strong>. Para ter um bilhete, some R$ 200 em apostas válidas de segunda a domingo.</p>',
      en: '<p>Every Monday at midnight, one ticket is drawn and wins <strong>R$ 2,000</strong>. To get a ticket, reach R$ 200 in valid bets from Monday to Sunday.</p>',
    },
    terms: {
      pt: [
        'Um bilhete por pessoa por semana. O prêmio fica disponível por 30 dias.',
        responsibly.pt,
      ],
      en: ['One ticket per person per week. The prize can be claimed for 30 days.', responsibly.en],
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
      pt: '<p>Oito vezes por dia caem <strong>500 envelopes</strong> com valores de R$ 1 a R$ 88,88. Cada chuva dura uma hora. Um envelope por pessoa em cada chuva.</p>',
      en: '<p>Eight times a day, it rains <strong>500 envelopes</strong> with R$ 1 to R$ 88.88 each. Each rain lasts one hour. One envelope per person per rain.</p>',
    },
    terms: {
      pt: ['O valor de cada envelope é sorteado e cai na hora no saldo.', responsibly.pt],
      en: [
        'The amount in an envelope is random and goes into your balance at once.',
        responsibly.en,
      ],
    },
  },
  {
    id: 'cashback-semanal',
    type: 'HIGH_REBATE',
    audience: 'MEMBERS',
    period: { kind: 'always' },
    condition: null,
    title: { pt: 'Cashback sem limite', en: 'Cashback without limits' },
    summary: {
      pt: 'Parte de cada aposta volta para você, em todos os jogos, todos os dias.',
      en: 'Part of every bet comes back to you, on all games, every day.',
    },
    content: {
      pt: '<p>Uma parte de cada aposta válida volta como cashback. As taxas crescem com o seu nível VIP e variam por tipo de jogo. Resgate quando quiser em <em>Cashback</em>.</p>',
      en: '<p>Part of every valid bet comes back as cashback. The rates grow with your VIP level and differ by type of game. Claim whenever you like under <em>Cashback</em>.</p>',
    },
    terms: {
      pt: ['Contam apostas válidas finalizadas. Sem limite de resgate.', responsibly.pt],
      en: ['Settled valid bets count. No limit on claims.', responsibly.en],
    },
  },
  {
    id: 'maratona-do-cashback',
    type: 'HIGH_REBATE',
    audience: 'MEMBERS',
    period: { kind: 'weekly' },
    condition: { kind: 'TURNOVER', turnover: 1_000_000, bonus: 12_000 },
    title: { pt: 'Maratona do cashback: +1,2%', en: 'Cashback marathon: +1.2%' },
    summary: {
      pt: 'Some R$ 10.000 na semana e receba R$ 120 além do seu cashback.',
      en: 'Bet R$ 10,000 in a week and get R$ 120 on top of your cashback.',
    },
    content: {
      pt: '<p><strong>R$ 120 extras</strong>, além do cashback, ao chegar a R$ 10.000 em apostas válidas de segunda a domingo.</p>',
      en: '<p><strong>R$ 120 extra</strong>, on top of your cashback, for R$ 10,000 in valid bets from Monday to Sunday.</p>',
    },
    terms: {
      pt: ['Contam apostas válidas depois da adesão, até domingo às 23h59.', responsibly.pt],
      en: ['Valid bets placed after you join count, until Sunday 23:59.', responsibly.en],
    },
  },
  {
    id: 'clube-vip',
    type: 'VIP',
    audience: 'VIP',
    period: { kind: 'always' },
    condition: null,
    title: { pt: 'Clube VIP: bônus a cada nível', en: 'VIP club: a bonus at every level' },
    summary: {
      pt: 'Suba de nível e ganhe um bônus de subida de nível e outro toda semana.',
      en: 'Climb the levels for level-up bonuses and another bonus every week.',
    },
    content: {
      pt: '<p>Cada aposta aproxima você do próximo nível. Cada subida traz um bônus, e toda semana há outro, conforme o seu nível. Veja os valores no <em>Clube VIP</em>.</p>',
      en: '<p>Every bet takes you closer to the next level. Each step up brings a bonus, and every week there is another for your level. See the amounts in the <em>VIP club</em>.</p>',
    },
    terms: {
      pt: [
        'O nível depende das apostas válidas dos últimos 30 dias. Os bônus semanal e de aniversário expiram se não forem resgatados.',
        responsibly.pt,
      ],
      en: [
        'Your level depends on your valid bets of the last 30 days. Weekly and birthday bonuses expire if unclaimed.',
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
      pt: 'Membros do Clube VIP ganham um bônus em dinheiro no aniversário.',
      en: 'VIP club members get a cash bonus on their birthday.',
    },
    content: {
      pt: '<p>No seu dia, a festa é por nossa conta: um bônus em dinheiro, maior a cada nível. Resgate no <em>Clube VIP</em> em até 30 dias a partir do aniversário.</p>',
      en: '<p>On your day, the party is on us: a cash bonus that grows with your level. Claim it in the <em>VIP club</em> within 30 days of your birthday.</p>',
    },
    terms: {
      pt: ['Vale a data de nascimento do seu perfil.', responsibly.pt],
      en: ['The date of birth in your profile counts.', responsibly.en],
    },
  },
]
