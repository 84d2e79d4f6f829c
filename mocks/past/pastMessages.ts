/** Messages in the personas' inboxes, by username; the newest are unread. */
import type { MessageKind } from '../../../platform/domain/base/collections/content.ts'
import type { WrittenTexts } from '../../../platform/domain/base/texts/texts.ts'

type Told = {
  daysAgo: number
  kind: MessageKind
  title: WrittenTexts
  body: WrittenTexts
  unread?: true
}

const welcome: Omit<Told, 'daysAgo'> = {
  kind: 'SYSTEM',
  title: { pt: 'Boas-vindas à Portico', en: 'Welcome to Portico' },
  body: {
    pt: 'Sua conta está pronta.\n\nConfirme seu celular, escolha um limite de depósito que caiba no seu bolso e experimente jogos no teste grátis. Se precisar de ajuda, o atendimento responde dia e noite.',
    en: 'Your account is ready.\n\nConfirm your mobile number, choose a deposit limit that suits your budget, and try games with a free trial. If you need help, customer service answers day and night.',
  },
}

const newDevice: Omit<Told, 'daysAgo'> = {
  kind: 'SYSTEM',
  title: { pt: 'Novo acesso à sua conta', en: 'A new login to your account' },
  body: {
    pt: 'Sua conta foi acessada de um aparelho novo, em São Paulo.\n\nFoi você? Então não precisa fazer nada. Se não foi, troque a senha agora em Minha conta: as outras sessões são encerradas.',
    en: 'Your account was used from a new device, in São Paulo.\n\nWas it you? Then there is nothing to do. If not, change your password now under My account: your other sessions end.',
  },
}

const statement: Omit<Told, 'daysAgo'> = {
  kind: 'MONEY',
  title: { pt: 'Seu extrato do mês está pronto', en: 'Your monthly statement is ready' },
  body: {
    pt: 'Veja e baixe o extrato do mês passado, com depósitos, saques, apostas e prêmios, em Extrato da conta.',
    en: 'See and download last month’s statement, with deposits, withdrawals, bets and wins, under Account record.',
  },
}

const cashback: Omit<Told, 'daysAgo'> = {
  kind: 'PROMOTION',
  title: { pt: 'Seu cashback está crescendo', en: 'Your cashback is growing' },
  body: {
    pt: 'As apostas da semana passada renderam cashback.\n\nResgate quando quiser, na página Cashback.',
    en: 'Last week’s bets have earned you cashback.\n\nClaim it whenever you like, under Cashback.',
  },
}

const sevenDays = (from: number, count: number): Told[] =>
  Array.from({ length: count }, (_, week) => ({ ...cashback, daysAgo: from + 7 * week }))

const ofAna: readonly Told[] = [
  {
    daysAgo: 0.1,
    kind: 'PROMOTION',
    unread: true,
    title: { pt: 'Missões novas hoje', en: 'New missions today' },
    body: {
      pt: 'As missões do dia valem até a meia-noite (horário de Brasília). Veja o que falta para cada prêmio.',
      en: 'Today’s missions end at midnight, Brasília time. See how far you are from each reward.',
    },
  },
  {
    daysAgo: 0.6,
    kind: 'SYSTEM',
    unread: true,
    title: {
      pt: 'Dois amigos aceitaram o seu convite',
      en: 'Two friends accepted your invitation',
    },
    body: {
      pt: 'Duas pessoas se cadastraram com o seu convite nesta semana. Você ganha comissão das apostas válidas delas, dia após dia.',
      en: 'Two people signed up through your invitation this week. You earn commission on their valid bets, every day.',
    },
  },
  { ...newDevice, daysAgo: 1.2, unread: true },
  {
    daysAgo: 4,
    kind: 'PROMOTION',
    title: { pt: 'Faltam duas missões', en: 'Two missions to go' },
    body: {
      pt: 'Complete mais duas missões para o próximo prêmio. A semana termina no domingo.',
      en: 'Complete two more missions for the next reward. The week ends on Sunday.',
    },
  },
  ...sevenDays(5, 10),
  { ...statement, daysAgo: 20 },
  { ...statement, daysAgo: 51 },
  {
    daysAgo: 20.4,
    kind: 'SYSTEM',
    title: { pt: 'Sua senha foi alterada', en: 'Your password was changed' },
    body: {
      pt: 'A senha da sua conta foi alterada e as outras sessões foram encerradas.\n\nSe não foi você, fale com o atendimento agora.',
      en: 'Your account’s password was changed, and your other sessions were ended.\n\nIf it was not you, contact customer service now.',
    },
  },
  {
    daysAgo: 33,
    kind: 'SYSTEM',
    title: {
      pt: 'Seu limite mensal de depósito foi reduzido',
      en: 'Your monthly deposit limit was lowered',
    },
    body: {
      pt: 'O novo limite já está valendo. Se você quiser aumentá-lo, a mudança leva 24 horas e pode ser cancelada até lá.',
      en: 'The new limit applies now. Raising it takes 24 hours, and you can cancel the change until then.',
    },
  },
  {
    daysAgo: 64,
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
    daysAgo: 0.3,
    kind: 'AGENT',
    unread: true,
    title: { pt: 'Três novos membros na sua equipe', en: 'Three new members in your team' },
    body: {
      pt: 'Três pessoas se cadastraram com os seus links de convite desde ontem. Veja quem são em Gestão da equipe.',
      en: 'Three people have signed up with your invitation links since yesterday. See who they are under Downline management.',
    },
  },
  {
    daysAgo: 2,
    kind: 'AGENT',
    unread: true,
    title: { pt: 'Como funciona o salário em tempo real', en: 'How the real-time salary works' },
    body: {
      pt: 'O salário em tempo real é calculado e pago a cada 5 minutos, sobre as apostas válidas da sua equipe. Os contratos em vigor não mudam.',
      en: 'The real-time salary is calculated and paid every 5 minutes, from your team’s valid bets. Contracts in force do not change.',
    },
  },
  {
    daysAgo: 9,
    kind: 'AGENT',
    title: { pt: 'Divulgue com responsabilidade', en: 'Promote responsibly' },
    body: {
      pt: 'Nas redes sociais, inclua sempre o aviso de jogo responsável e a marca 18+, e nunca prometa ganhos.',
      en: 'On social media, always include the responsible gaming notice and the 18+ mark, and never promise wins.',
    },
  },
  { ...statement, daysAgo: 20 },
  { ...newDevice, daysAgo: 26 },
]

const ofEdu: readonly Told[] = [
  {
    daysAgo: 1,
    kind: 'SYSTEM',
    unread: true,
    title: { pt: 'Sua senha expirou', en: 'Your password has expired' },
    body: {
      pt: 'Por segurança, a senha precisa ser trocada a cada 90 dias. No próximo acesso, pediremos uma nova.',
      en: 'For security, passwords have to be changed every 90 days. We will ask for a new one at your next login.',
    },
  },
  { ...welcome, daysAgo: 300 },
]

export const pastMessages: Readonly<Record<string, readonly Told[]>> = {
  ana: ofAna,
  carla: ofCarla,
  dora: [{ ...welcome, daysAgo: 2, unread: true }],
  edu: ofEdu,
}
