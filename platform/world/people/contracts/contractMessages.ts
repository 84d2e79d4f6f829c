/** What the two sides of a contract are told in their inboxes. */

import { type NewMessage, sendMessage } from '../../accounts/messages/messages.ts'
import type { ContractRow, WorldTables } from '../../base/collections/collections.ts'
import type { Announce } from '../../base/storage/events.ts'
import type { Texts } from '../../base/texts/texts.ts'
import type { World } from '../../base/world/world.ts'
import type { ContractEndReason, ContractKind } from './contractState.ts'

const kindNames: Readonly<Record<ContractKind, Texts>> = {
  dividend: { pt: 'dividendos', en: 'dividend' },
  dailyWage: { pt: 'salário diário', en: 'daily salary' },
  hourlyWage: { pt: 'salário por hora', en: 'hourly salary' },
  realTimeSalary: { pt: 'salário em tempo real', en: 'real-time salary' },
}

/** What happened to a contract; `OFFERED` and what the other side made of it. */
export type ContractNews =
  | 'OFFERED'
  | 'ACCEPTED'
  | 'REJECTED'
  | 'WITHDRAWN'
  | 'EXPIRED'
  | ContractEndReason

/** `{kind}` is the kind of the contract, `{other}` the account on the other side. */
const words: Readonly<Record<ContractNews, { title: Texts; body: Texts }>> = {
  OFFERED: {
    title: { pt: 'Nova proposta de contrato', en: 'New contract offer' },
    body: {
      pt: '{other} propôs a você um contrato de {kind}. Responda em até 7 dias: a proposta se abre quando você entra e fica em Meus contratos, na sua conta.',
      en: '{other} offers you a {kind} contract. Answer within 7 days: the offer opens when you log in, and stays under My contracts in your account.',
    },
  },
  ACCEPTED: {
    title: { pt: 'Contrato aceito', en: 'Contract accepted' },
    body: {
      pt: '{other} aceitou o contrato de {kind}, que já está em vigor.',
      en: '{other} has accepted the {kind} contract, which is now in force.',
    },
  },
  REJECTED: {
    title: { pt: 'Proposta recusada', en: 'Offer rejected' },
    body: {
      pt: '{other} recusou a proposta de contrato de {kind}.',
      en: '{other} has rejected the offer of a {kind} contract.',
    },
  },
  WITHDRAWN: {
    title: { pt: 'Proposta retirada', en: 'Offer withdrawn' },
    body: {
      pt: '{other} retirou a proposta de contrato de {kind}.',
      en: '{other} has withdrawn the offer of a {kind} contract.',
    },
  },
  EXPIRED: {
    title: { pt: 'Proposta vencida', en: 'Offer expired' },
    body: {
      pt: 'O prazo de 7 dias da proposta de contrato de {kind} entre você e {other} terminou sem resposta.',
      en: 'The 7 days to answer the {kind} contract offer between you and {other} have passed without an answer.',
    },
  },
  UPLINE: {
    title: { pt: 'Contrato encerrado', en: 'Contract ended' },
    body: {
      pt: 'O contrato de {kind} com {other} foi encerrado por quem paga. O que foi apostado até agora já foi apurado.',
      en: 'The {kind} contract with {other} was ended by the paying side. Everything bet so far has been settled.',
    },
  },
  DOWNLINE: {
    title: { pt: 'Contrato encerrado', en: 'Contract ended' },
    body: {
      pt: 'O contrato de {kind} com {other} foi encerrado por quem recebe. O que foi apostado até agora já foi apurado.',
      en: 'The {kind} contract with {other} was ended by the receiving side. Everything bet so far has been settled.',
    },
  },
  REPLACED: {
    title: { pt: 'Contrato substituído', en: 'Contract replaced' },
    body: {
      pt: 'O contrato de {kind} com {other} deu lugar ao novo, que acaba de ser aceito.',
      en: 'The {kind} contract with {other} has given way to the new one that was just accepted.',
    },
  },
  UPLINE_RATE_LOWERED: {
    title: { pt: 'Contrato encerrado', en: 'Contract ended' },
    body: {
      pt: 'O contrato de {kind} com {other} foi encerrado: quem paga aceitou para si uma taxa menor do que a prometida nele.',
      en: 'The {kind} contract with {other} has ended: the paying side accepted a lower rate than it had promised here.',
    },
  },
}

const filled = (text: Texts, kind: Texts, other: Texts): Texts => ({
  pt: text.pt.replace('{kind}', kind.pt).replace('{other}', other.pt),
  en: text.en.replace('{kind}', kind.en).replace('{other}', other.en),
})

/** What one side of a contract sees of the other. */
export function contractMessage(
  memberId: string,
  { news, kind, other }: { news: ContractNews; kind: ContractKind; other: Texts },
): NewMessage {
  const { title, body } = words[news]
  return { memberId, kind: 'AGENT', title, body: filled(body, kindNames[kind], other) }
}

/** Where a member finds their offers and contracts. */
export const contractsPage = '/member'

export const platformName: Texts = { pt: 'a plataforma', en: 'the platform' }

/** Tells one side of a contract, or both, what became of it. The platform reads no inbox. */
export async function tellSides(
  world: World,
  tables: WorldTables,
  announce: Announce,
  contract: ContractRow,
  { news, to }: { news: ContractNews; to: readonly ('upline' | 'downline')[] },
): Promise<void> {
  const nameOf = async (memberId: string | null): Promise<Texts> => {
    const account = memberId === null ? undefined : (await tables.members.peek(memberId))?.username
    return account === undefined ? platformName : { pt: account, en: account }
  }
  // Only kinds of the contract are stored.
  const kind = contract.kind as ContractKind
  for (const side of to) {
    const memberId = side === 'upline' ? contract.uplineId : contract.downlineId
    if (memberId === null) continue
    const other = await nameOf(side === 'upline' ? contract.downlineId : contract.uplineId)
    const message = contractMessage(memberId, { news, kind, other })
    await sendMessage(world, tables, announce, { ...message, opens: contractsPage })
  }
}
