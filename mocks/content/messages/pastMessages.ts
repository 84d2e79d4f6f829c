/** Messages in the inboxes of the personas, by username. The newest messages are unread. */
import type { MessageKind } from '../../../platform/domain/base/collections/content.ts'
import type { WrittenTexts } from '../../../platform/domain/base/texts/texts.ts'

/**
 * Time at which a message was sent: days before the start of the platform, a calendar day, or the
 * time of another seeded event.
 */
export type MessageTime =
  | { days: number }
  /**
   * First day of a week or month. The number counts back from the week or month that contains the
   * day before yesterday.
   */
  | { weeks: number }
  | { months: number }
  | 'joined'
  | 'withdrawalReturned'
  | 'silverReached'
  | 'rewardGranted'

type Told = {
  at: MessageTime
  /** Path of the portal page that the message opens. */
  opens: string
  kind: MessageKind
  title: WrittenTexts
  body: WrittenTexts
  unread?: true
}

const welcome: Omit<Told, 'at'> = {
  opens: '/member/account',
  kind: 'SYSTEM',
  title: { pt: 'Boas-vindas à Portico', en: 'Welcome to Portico' },
  body: {
    pt: 'Sua conta está pronta.\n\nConfirme seu celular, escolha um limite de depósito que caiba no seu bolso e experimente jogos no teste grátis. Se precisar de ajuda, o atendimento responde dia e noite.',
    en: 'Your account is ready.\n\nConfirm your mobile number, choose a deposit limit that suits your budget, and try games with a free trial. If you need help, customer service answers day and night.',
  },
}

const statement: Omit<Told, 'at'> = {
  opens: '/member/accountRecord',
  kind: 'MONEY',
  title: { pt: 'Seu extrato do mês está pronto', en: 'Your monthly statement is ready' },
  body: {
    pt: 'Veja e baixe o extrato do mês passado, com depósitos, saques, apostas e prêmios, em Extrato da conta.',
    en: 'See and download last month’s statement, with deposits, withdrawals, bets and wins, under Account record.',
  },
}

const cashback: Omit<Told, 'at'> = {
  opens: '/member/rebates',
  kind: 'PROMOTION',
  title: { pt: 'Seu cashback está crescendo', en: 'Your cashback is growing' },
  body: {
    pt: 'As apostas da semana passada renderam cashback.\n\nResgate quando quiser, na página Cashback.',
    en: 'Last week’s bets have earned you cashback.\n\nClaim it whenever you like, under Cashback.',
  },
}

const onMondays = (count: number): Told[] =>
  Array.from({ length: count }, (_, weeks) => ({ ...cashback, at: { weeks } }))

const ofAna: readonly Told[] = [
  {
    at: { days: 0.1 },
    opens: '/member/missions',
    kind: 'PROMOTION',
    unread: true,
    title: { pt: 'Missões novas hoje', en: 'New missions today' },
    body: {
      pt: 'As missões do dia valem até a meia-noite (horário de Brasília). Veja o que falta para cada prêmio.',
      en: 'Today’s missions end at midnight, Brasília time. See how far you are from each reward.',
    },
  },
  {
    at: { days: 0.6 },
    opens: '/member/referral',
    kind: 'SYSTEM',
    unread: true,
    title: { pt: 'Comissão a resgatar', en: 'Commission to claim' },
    body: {
      pt: 'Quem você convidou jogou nos últimos dias. Sua comissão está em Indique amigos.',
      en: 'A friend you invited has played in the last days. Your commission is in Invite friends.',
    },
  },
  {
    at: 'rewardGranted',
    opens: '/member/rewardCentre',
    kind: 'SYSTEM',
    unread: true,
    title: { pt: 'Prêmio de R$ 20,00', en: 'A reward of R$ 20.00' },
    body: {
      pt: 'Você participou de uma atividade e ganhou R$ 20,00. Resgate na Central de prêmios.',
      en: 'You took part in an activity and earned R$ 20.00. Claim it in the Reward centre.',
    },
  },
  {
    at: { days: 4 },
    opens: '/member/missions',
    kind: 'PROMOTION',
    title: { pt: 'Faltam duas missões', en: 'Two missions to go' },
    body: {
      pt: 'Complete mais duas missões para o próximo prêmio. A semana termina no domingo.',
      en: 'Complete two more missions for the next reward. The week ends on Sunday.',
    },
  },
  ...onMondays(10),
  { ...statement, at: { months: 0 } },
  { ...statement, at: { months: 1 } },
  {
    at: { days: 20 },
    opens: '/member/account',
    kind: 'SYSTEM',
    title: { pt: 'Sua senha foi alterada', en: 'Your password was changed' },
    body: {
      pt: 'A senha da sua conta foi alterada e as outras sessões foram encerradas.\n\nSe não foi você, fale com o atendimento agora.',
      en: 'Your account’s password was changed, and your other sessions were ended.\n\nIf it was not you, contact customer service now.',
    },
  },
  {
    at: 'withdrawalReturned',
    opens: '/member/withdraw',
    kind: 'MONEY',
    title: { pt: 'Seu saque voltou para a carteira', en: 'Your withdrawal is back in your wallet' },
    body: {
      pt: 'O saque de R$ 250,00 não foi aceito, e o valor está de novo no seu saldo.',
      en: 'The withdrawal of R$ 250.00 was not accepted, and the amount is in your balance again.',
    },
  },
  {
    at: 'silverReached',
    opens: '/member/vip',
    kind: 'PROMOTION',
    title: { pt: 'Parabéns! Você é Prata', en: 'Congratulations! You are Silver' },
    body: {
      pt: 'Seu bônus de subida de nível está no Clube VIP. No nível Prata, o cashback dos caça-níqueis é maior.',
      en: 'Your level-up bonus is in the VIP club. At Silver, cashback on slots is higher.',
    },
  },
]

const ofCarla: readonly Told[] = [
  {
    at: { days: 0.3 },
    opens: '/agentHome/registerCentre',
    kind: 'AGENT',
    unread: true,
    title: { pt: 'Seu link foi aberto 14 vezes', en: 'Your link was opened 14 times' },
    body: {
      pt: 'O link CARLAZAP, do grupo do WhatsApp, foi aberto 14 vezes e ainda não trouxe cadastros. Veja seus links na Central de cadastro.',
      en: 'The link CARLAZAP, for the WhatsApp group, was opened 14 times and has brought no sign-ups yet. See your links in the Register centre.',
    },
  },
  {
    at: { days: 2 },
    opens: '/agentHome/realTimeSalary',
    kind: 'AGENT',
    unread: true,
    title: { pt: 'Como funciona o salário em tempo real', en: 'How the real-time salary works' },
    body: {
      pt: 'O salário em tempo real é calculado e pago a cada 5 minutos, sobre as apostas válidas da sua equipe. Os contratos em vigor não mudam.',
      en: 'The real-time salary is calculated and paid every 5 minutes, from your team’s valid bets. Contracts in force do not change.',
    },
  },
  {
    at: { days: 9 },
    opens: '/agentHome/registerCentre',
    kind: 'AGENT',
    title: { pt: 'Divulgue com responsabilidade', en: 'Promote responsibly' },
    body: {
      pt: 'Nas redes sociais, inclua sempre o aviso de jogo responsável e a marca 18+, e nunca prometa ganhos.',
      en: 'On social media, always include the responsible gaming notice and the 18+ mark, and never promise wins.',
    },
  },
  { ...statement, at: { months: 0 } },
]

const ofEdu: readonly Told[] = [
  {
    at: { days: 30 },
    opens: '/member/account',
    kind: 'SYSTEM',
    unread: true,
    title: { pt: 'Sua senha expirou', en: 'Your password has expired' },
    body: {
      pt: 'Por segurança, a senha precisa ser trocada a cada 90 dias. No próximo acesso, pediremos uma nova.',
      en: 'For security, passwords have to be changed every 90 days. We will ask for a new one at your next login.',
    },
  },
  { ...welcome, at: 'joined' },
]

export const pastMessages: Readonly<Record<string, readonly Told[]>> = {
  ana: ofAna,
  carla: ofCarla,
  dora: [{ ...welcome, at: 'joined', unread: true }],
  edu: ofEdu,
}
