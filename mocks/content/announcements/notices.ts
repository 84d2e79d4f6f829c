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
    title: { pt: 'Confira sempre o endereço do site', en: 'Always check the address of the site' },
    content: {
      pt: '<p>Os únicos endereços do Portico são <strong>portico.example</strong> e <strong>portico-bet.example</strong>. Desconfie de links recebidos por mensagem e nunca informe sua senha ou um código de verificação a ninguém, nem a quem se apresente como nosso atendimento.</p>',
      en: '<p>The only addresses of Portico are <strong>portico.example</strong> and <strong>portico-bet.example</strong>. Be wary of links that come by message, and never tell anybody your password or a verification code, not even somebody who claims to be our support.</p>',
    },
  },
  {
    id: 302,
    type: 'PL',
    executions: ['A'],
    daysAgo: 6,
    hour: 14,
    title: {
      pt: 'Saque apenas para contas no seu CPF',
      en: 'Withdrawals to accounts in your own name only',
    },
    content: {
      pt: '<p>Por exigência da regulamentação, depósitos e saques só podem vir de contas e chaves Pix do <strong>próprio titular</strong>. Transferências de terceiros são devolvidas em até 24 horas.</p>',
      en: '<p>The regulation demands that deposits and withdrawals use accounts and Pix keys <strong>in your own name</strong>. Transfers of others are sent back within 24 hours.</p>',
    },
  },
  {
    id: 303,
    type: 'PL',
    executions: ['A'],
    daysAgo: 10,
    hour: 9,
    title: {
      pt: 'Manutenção dos jogos PG às terças-feiras',
      en: 'Maintenance of PG games on Tuesdays',
    },
    content: {
      pt: '<p>Toda terça-feira, das <strong>4h às 5h</strong> (horário de Brasília), os jogos PG passam por manutenção. Rodadas em andamento são concluídas quando o jogo volta.</p>',
      en: '<p>Every Tuesday from <strong>4 to 5 a.m.</strong> (Brasília time) the PG games are maintained. Rounds that were interrupted are finished when the games are back.</p>',
    },
  },
  {
    id: 304,
    type: 'PL',
    executions: everybody,
    daysAgo: 21,
    hour: 11,
    title: { pt: 'Proibido para menores de 18 anos', en: 'Nobody under 18 may play' },
    content: {
      pt: '<p>Conferimos a idade de todas as pessoas cadastradas. Contas de menores de idade são encerradas e os depósitos, devolvidos. Se há crianças na sua casa, não deixe o acesso salvo no aparelho.</p>',
      en: '<p>We check everybody’s age. Accounts of minors are closed and their deposits returned. If there are children in your home, do not leave the login saved on the device.</p>',
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
    title: { pt: 'Cashback toda segunda-feira', en: 'Cashback every Monday' },
    content: {
      pt: 'O cashback da semana é liberado às segundas, ao meio-dia, no centro de recompensas.',
      en: 'The week’s cashback is released on Mondays at noon, in the reward centre.',
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
      pt: 'Apostar pode causar dependência. Peça limites ao atendimento. Proibido para menores de 18 anos.',
      en: 'Betting can be addictive. Ask customer service for limits. 18+ only.',
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
      pt: 'Boas-vindas: o primeiro depósito em dobro',
      en: 'Welcome: your first deposit doubled',
    },
    content: {
      pt: '<p>Cadastre-se, deposite a partir de <strong>R$ 20,00</strong> e receba o mesmo valor em bônus. Vale uma vez por pessoa; o rollover está nos termos da promoção.</p>',
      en: '<p>Sign up, deposit at least <strong>R$ 20.00</strong> and get the same amount as a bonus. Once a person; the wagering is in the promotion’s terms.</p>',
    },
  },
  {
    id: 602,
    type: 'PR',
    executions: everybody,
    promotionType: 'DAILY',
    daysAgo: 5,
    hour: 9,
    title: { pt: 'Recompensa diária de presença', en: 'A daily reward for showing up' },
    content: {
      pt: '<p>Entre, jogue uma rodada e abra a recompensa do dia. No <em>sétimo dia seguido</em> ela vale o triplo.</p>',
      en: '<p>Log in, play one round and open the reward of the day. On the <em>seventh day in a row</em> it is worth three times as much.</p>',
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
      en: 'A level higher? A bonus is waiting',
    },
    content: {
      pt: '<p>Cada nível do clube tem um bônus de promoção, um mensal e um de aniversário. Veja o seu em <a href="/member/vip">Clube VIP</a>.</p>',
      en: '<p>Every level of the club has a bonus for reaching it, one a month and one for your birthday. See yours in the <a href="/member/vip">VIP club</a>.</p>',
    },
  },
  {
    id: 604,
    type: 'PR',
    executions: everybody,
    promotionType: 'HIGH_REBATE',
    daysAgo: 8,
    hour: 12,
    title: { pt: 'Rebate maior nos esportes', en: 'A higher rebate on sports' },
    content: {
      pt: '<p>Até o fim do mês, apostas esportivas com odds a partir de 1,50 contam em dobro para o rebate.</p>',
      en: '<p>Until the end of the month, sports bets at odds of 1.50 or more count twice towards the rebate.</p>',
    },
  },
]
