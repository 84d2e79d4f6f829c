/** What records, a member's and a team's, are called where they are written into files. */
import type { components } from '../../../../src/api/gen/paths.ts'
import type { Texts } from './texts.ts'

type Schemas = components['schemas']

/** Titles of the columns of record files. */
export const recordTitles = {
  placedAt: { pt: 'Feita em', en: 'Placed' },
  settledAt: { pt: 'Apurada em', en: 'Settled' },
  game: { pt: 'Jogo', en: 'Game' },
  vendor: { pt: 'Provedor', en: 'Provider' },
  gameType: { pt: 'Tipo', en: 'Type' },
  status: { pt: 'Situação', en: 'Status' },
  stake: { pt: 'Aposta', en: 'Stake' },
  validBet: { pt: 'Apostas válidas', en: 'Valid bets' },
  win: { pt: 'Retorno', en: 'Returned' },
  profit: { pt: 'Ganhos e perdas', en: 'Profit and loss' },
  round: { pt: 'Rodada', en: 'Round' },
  reference: { pt: 'Referência', en: 'Reference' },
  at: { pt: 'Quando', en: 'When' },
  kind: { pt: 'Categoria', en: 'Kind' },
  amount: { pt: 'Valor', en: 'Amount' },
  paid: { pt: 'Pago', en: 'Paid' },
  open: { pt: 'Falta pagar', en: 'Still owed' },
  balanceAfter: { pt: 'Saldo depois', en: 'Balance after' },
  day: { pt: 'Dia', en: 'Day' },
  bets: { pt: 'Apostas', en: 'Bets' },
  bonuses: { pt: 'Bônus', en: 'Bonuses' },
  rebates: { pt: 'Cashback', en: 'Rebates' },
  net: { pt: 'Resultado', en: 'Result' },
  account: { pt: 'Conta', en: 'Account' },
  accountKind: { pt: 'Tipo de conta', en: 'Account type' },
  teamSize: { pt: 'Equipe', en: 'Team' },
  deposits: { pt: 'Depósitos', en: 'Deposits' },
  withdrawals: { pt: 'Saques', en: 'Withdrawals' },
  payer: { pt: 'Pago por', en: 'Paid by' },
  payee: { pt: 'Pago a', en: 'Paid to' },
  periodStart: { pt: 'Início do período', en: 'Period starts' },
  periodEnd: { pt: 'Fim do período', en: 'Period ends' },
  teamProfit: { pt: 'Resultado da equipe', en: 'Team’s result' },
  activeMembers: { pt: 'Ativos', en: 'Active' },
  rate: { pt: 'Taxa (%)', en: 'Rate (%)' },
} as const satisfies Record<string, Texts>

/** A title of times that are on the market's clocks and do not say so themselves. */
export const titleInZone: Texts = {
  pt: '{title} (horário de Brasília)',
  en: '{title} (Brasília time)',
}

/** What states of bets are called in record files. */
export const betStatusWords: Readonly<Record<Schemas['BetStatus'], Texts>> = {
  PENDING: { pt: 'Em aberto', en: 'Open' },
  SETTLED: { pt: 'Finalizada', en: 'Settled' },
  CANCELLED: { pt: 'Cancelada', en: 'Called off' },
}

/** What types of games are called in record files. */
export const gameTypeWords: Readonly<Record<Schemas['GameType'], Texts>> = {
  SPORTS: { pt: 'Esportes', en: 'Sports' },
  ESPORTS: { pt: 'E-sports', en: 'E-sports' },
  LIVE: { pt: 'Cassino ao vivo', en: 'Live casino' },
  RNG: { pt: 'Slots', en: 'Slots' },
  FISH: { pt: 'Pescaria', en: 'Fishing' },
  PVP: { pt: 'Pôquer', en: 'Poker' },
  LOTT: { pt: 'Loteria', en: 'Lottery' },
  ELOTT: { pt: 'Loteria eletrônica', en: 'E-lottery' },
}

/** What kinds of movements are called in record files. */
export const entryKindWords: Readonly<Record<Schemas['TransactionKind'], Texts>> = {
  OPENING: { pt: 'Saldo inicial', en: 'Opening balance' },
  DEPOSIT: { pt: 'Depósito', en: 'Deposit' },
  DEPOSIT_FEE: { pt: 'Taxa de depósito', en: 'Deposit fee' },
  WITHDRAWAL: { pt: 'Saque', en: 'Withdrawal' },
  WITHDRAWAL_FEE: { pt: 'Taxa de saque', en: 'Withdrawal fee' },
  WITHDRAWAL_RETURNED: { pt: 'Saque devolvido', en: 'Withdrawal returned' },
  TRANSFER_SENT: { pt: 'Transferência enviada', en: 'Transfer sent' },
  TRANSFER_RECEIVED: { pt: 'Transferência recebida', en: 'Transfer received' },
  WALLET_MOVED: { pt: 'Movido entre carteiras', en: 'Moved between wallets' },
  BET: { pt: 'Aposta', en: 'Bet' },
  WIN: { pt: 'Prêmio', en: 'Win' },
  BET_RETURNED: { pt: 'Aposta devolvida', en: 'Bet returned' },
  BONUS: { pt: 'Bônus', en: 'Bonus' },
  BONUS_RELEASED: { pt: 'Bônus liberado', en: 'Bonus wagered' },
  REBATE: { pt: 'Cashback', en: 'Rebate' },
  REFERRAL: { pt: 'Indicação', en: 'Referral' },
  RED_ENVELOPE: { pt: 'Envelope premiado', en: 'Red envelope' },
  WHEEL: { pt: 'Roleta da sorte', en: 'Wheel' },
  POINTS: { pt: 'Troca de pontos', en: 'Points exchanged' },
  DIVIDEND: { pt: 'Dividendo', en: 'Dividend' },
  DAILY_SALARY: { pt: 'Salário diário', en: 'Daily salary' },
  HOURLY_SALARY: { pt: 'Salário por hora', en: 'Hourly salary' },
  REALTIME_SALARY: { pt: 'Salário em tempo real', en: 'Real-time salary' },
  COMMISSION: { pt: 'Comissão', en: 'Commission' },
  BALANCE_GIVEN_UP: { pt: 'Saldo abandonado', en: 'Balance given up' },
}

/** What kinds of accounts are called in record files. */
export const accountKindWords: Readonly<Record<Schemas['AccountKind'], Texts>> = {
  AGENT: { pt: 'Agente', en: 'Agent' },
  MEMBER: { pt: 'Jogador', en: 'Member' },
}

/** What kinds of earnings are called in record files. */
export const earningKindWords: Readonly<Record<Schemas['EarningKind'], Texts>> = {
  dividend: { pt: 'Dividendo', en: 'Dividend' },
  dailyWage: { pt: 'Salário diário', en: 'Daily salary' },
  hourlyWage: { pt: 'Salário por hora', en: 'Hourly salary' },
  realTimeSalary: { pt: 'Salário em tempo real', en: 'Real-time salary' },
  commission: { pt: 'Comissão', en: 'Commission' },
}

/** What states of settlements are called in record files. */
export const settlementStatusWords: Readonly<Record<Schemas['Settlement']['status'], Texts>> = {
  PAID: { pt: 'Pago', en: 'Paid' },
  OWED: { pt: 'A receber', en: 'Owed' },
  NOTHING: { pt: 'Meta não atingida', en: 'Target not reached' },
}

/** Who pays what no upline pays. */
export const platformWord: Texts = { pt: 'Plataforma', en: 'Platform' }
