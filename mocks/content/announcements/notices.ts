/** Notices to players, headlines, and announcements of promotions. */
import type { KeptItem } from '../../../platform/domain/base/content/announcement.ts'

const everybody = ['A', 'B'] as const

export const notices: readonly KeptItem[] = [
  {
    id: 301,
    type: 'PL',
    executions: everybody,
    daysAgo: 3,
    hour: 10,
    title: { pt: 'Confira sempre o endereço do site', en: 'Always check the site’s address' },
    content: {
      pt: '<p>Os únicos endereços da Portico são <strong>portico.example</strong> e <strong>portico-bet.example</strong>. Desconfie de links recebidos por mensagem e nunca informe sua senha ou um código de verificação a ninguém, nem a quem se apresente como atendimento.</p>',
      en: '<p>Portico’s only addresses are <strong>portico.example</strong> and <strong>portico-bet.example</strong>. Be wary of links that come by message, and never tell anyone your password or a verification code, not even someone who claims to be customer service.</p>',
    },
  },
  {
    id: 302,
    type: 'PL',
    executions: ['A'],
    daysAgo: 6,
    hour: 14,
    title: {
      pt: 'Depósitos e saques só com contas no seu CPF',
      en: 'Deposits and withdrawals in your own name only',
    },
    content: {
      pt: '<p>A lei só permite depósitos e saques com contas e chaves Pix <strong>no seu CPF</strong>. Pagamentos de terceiros são devolvidos em até 24 horas.</p>',
      en: '<p>The law only allows deposits and withdrawals with accounts and Pix keys <strong>in your own name</strong>. Payments from other people are sent back within 24 hours.</p>',
    },
  },
  {
    id: 303,
    type: 'PL',
    executions: ['A'],
    daysAgo: 10,
    hour: 9,
    title: {
      pt: 'Manutenção da Palma Games às terças-feiras',
      en: 'Palma Games maintenance on Tuesdays',
    },
    content: {
      pt: '<p>Toda terça-feira, das <strong>4h às 5h</strong> (horário de Brasília), os jogos da Palma Games passam por manutenção. Rodadas em andamento são concluídas quando o jogo volta.</p>',
      en: '<p>Every Tuesday from <strong>4 to 5 a.m.</strong> (Brasília time), Palma Games is under maintenance. Interrupted rounds are finished when the games are back.</p>',
    },
  },
  {
    id: 304,
    type: 'PL',
    executions: everybody,
    daysAgo: 21,
    hour: 11,
    title: { pt: 'Proibido para menores de 18 anos', en: 'Over 18s only' },
    content: {
      pt: '<p>Conferimos a idade de todas as pessoas cadastradas. Contas de menores de idade são encerradas e os depósitos, devolvidos. Se há crianças na sua casa, não deixe o acesso salvo no aparelho.</p>',
      en: '<p>We check everyone’s age. Accounts of minors are closed and their deposits returned. If there are children in your home, do not save your login on the device.</p>',
    },
  },
]

export const headlines: readonly KeptItem[] = [
  {
    id: 401,
    type: 'H',
    executions: everybody,
    daysAgo: 0,
    hour: 8,
    title: { pt: 'Pix 24 horas', en: 'Pix around the clock' },
    content: {
      pt: 'Depósitos e saques por Pix todos os dias, a qualquer hora.',
      en: 'Deposits and withdrawals by Pix every day, at any hour.',
    },
  },
  {
    id: 402,
    type: 'H',
    executions: ['A'],
    daysAgo: 1,
    hour: 8,
    title: { pt: 'Cashback sem limite', en: 'Cashback without limits' },
    content: {
      pt: 'Parte de cada aposta válida volta para você. Resgate quando quiser, na página Cashback.',
      en: 'Part of every valid bet comes back to you. Claim it whenever you like, under Cashback.',
    },
  },
  {
    id: 403,
    type: 'H',
    executions: everybody,
    daysAgo: 2,
    hour: 8,
    title: { pt: 'Jogue com responsabilidade', en: 'Play responsibly' },
    content: {
      pt: 'Apostar pode causar dependência. Defina seus limites em Jogo responsável. Proibido para menores de 18 anos.',
      en: 'Betting can be addictive. Set your limits under Responsible gaming. Over 18s only.',
    },
  },
]

export const promotionNews: readonly KeptItem[] = [
  {
    id: 601,
    type: 'PR',
    executions: ['B'],
    promotionType: 'NEWBIE',
    bonus: 'DEPOSIT',
    daysAgo: 20,
    hour: 9,
    title: {
      pt: 'Boas-vindas: seus depósitos em dobro',
      en: 'Welcome: your deposits doubled',
    },
    content: {
      pt: '<p>Cadastre-se, deposite a partir de <strong>R$ 20,00</strong> nos primeiros 30 dias e receba o mesmo valor em bônus. O rollover está nas regras da promoção.</p>',
      en: '<p>Sign up, deposit at least <strong>R$ 20.00</strong> in your first 30 days and get the same amount as a bonus. The wagering is in the promotion’s terms.</p>',
    },
  },
  {
    id: 602,
    type: 'PR',
    executions: everybody,
    promotionType: 'DAILY',
    daysAgo: 5,
    hour: 9,
    title: { pt: 'Desafio diário: R$ 5', en: 'Daily challenge: R$ 5' },
    content: {
      pt: '<p>Some <em>R$ 300 em apostas válidas</em> no dia e receba R$ 5. A conta recomeça à meia-noite.</p>',
      en: '<p>Reach <em>R$ 300 in valid bets</em> in a day and get R$ 5. The count restarts at midnight.</p>',
    },
  },
  {
    id: 603,
    type: 'PR',
    executions: ['A'],
    promotionType: 'VIP',
    daysAgo: 14,
    hour: 16,
    title: {
      pt: 'Subiu de nível? Há um bônus esperando',
      en: 'Levelled up? A bonus is waiting',
    },
    content: {
      pt: '<p>Há um bônus de subida de nível, um semanal e um de aniversário. Veja os seus no <a href="/member/vip">Clube VIP</a>.</p>',
      en: '<p>There is a level-up bonus, a weekly bonus and a birthday bonus. See yours in the <a href="/member/vip">VIP club</a>.</p>',
    },
  },
  {
    id: 604,
    type: 'PR',
    executions: everybody,
    promotionType: 'HIGH_REBATE',
    daysAgo: 8,
    hour: 12,
    title: { pt: 'Maratona do cashback', en: 'Cashback marathon' },
    content: {
      pt: '<p>Some R$ 10.000 em apostas válidas na semana e receba R$ 120 além do seu cashback.</p>',
      en: '<p>Reach R$ 10,000 in valid bets in a week and get R$ 120 on top of your cashback.</p>',
    },
  },
]
