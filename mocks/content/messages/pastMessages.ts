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
  title: { pt: 'Bem-vindo ao Portico', en: 'Welcome to Portico' },
  body: {
    pt: 'Sua conta está pronta.\n\nConfirme seu celular, escolha um limite de depósito que caiba no seu bolso e conheça os jogos em demonstração, sem gastar nada. Se precisar de ajuda, o atendimento responde dia e noite.',
    en: 'Your account is ready.\n\nConfirm your mobile number, choose a deposit limit that suits your pocket, and try the games as demos, at no cost. If you need help, support answers day and night.',
  },
}

const newDevice: Omit<Told, 'daysAgo'> = {
  kind: 'SYSTEM',
  title: { pt: 'Novo acesso à sua conta', en: 'A new login to your account' },
  body: {
    pt: 'Sua conta foi acessada de um aparelho novo, em São Paulo.\n\nFoi você? Então não precisa fazer nada. Se não foi, troque a senha agora e encerre as outras sessões na central de segurança.',
    en: 'Your account was used from a new device, in São Paulo.\n\nWas it you? Then there is nothing to do. If not, change your password now and end the other sessions in the security centre.',
  },
}

const statement: Omit<Told, 'daysAgo'> = {
  kind: 'MONEY',
  title: { pt: 'Seu extrato do mês está pronto', en: 'Your statement of the month is ready' },
  body: {
    pt: 'O extrato do mês passado, com depósitos, saques, apostas e prêmios, já pode ser consultado e baixado no histórico da conta.',
    en: 'The statement of last month, with deposits, withdrawals, bets and prizes, can now be read and downloaded in the account record.',
  },
}

const cashback: Omit<Told, 'daysAgo'> = {
  kind: 'PROMOTION',
  title: { pt: 'Cashback da semana disponível', en: 'The week’s cashback is here' },
  body: {
    pt: 'O cashback da semana passada espera por você no centro de recompensas.\n\nResgate até domingo, às 23h59 (horário de Brasília). Depois disso ele expira.',
    en: 'The cashback of last week waits for you in the reward centre.\n\nClaim it until Sunday, 11:59 p.m. Brasília time. After that it expires.',
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
      pt: 'Duas pessoas se cadastraram com o seu convite nesta semana. A comissão é creditada quando elas fizerem a primeira aposta.',
      en: 'Two people signed up through your invitation this week. The commission is credited when they place their first bet.',
    },
  },
  { ...newDevice, daysAgo: 1.2, unread: true },
  {
    daysAgo: 4,
    kind: 'PROMOTION',
    title: { pt: 'Faltam duas missões', en: 'Two missions to go' },
    body: {
      pt: 'Complete mais duas missões para o próximo prêmio. A semana fecha no domingo.',
      en: 'Complete two more missions for the next reward. The week closes on Sunday.',
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
      en: 'The password of your account was changed, and its other sessions were ended.\n\nIf it was not you, talk to support now.',
    },
  },
  {
    daysAgo: 33,
    kind: 'SYSTEM',
    title: {
      pt: 'Seu limite mensal de depósito foi reduzido',
      en: 'Your monthly deposit limit is lower',
    },
    body: {
      pt: 'O novo limite já está valendo. Para aumentá-lo, o pedido leva 24 horas e pode ser cancelado nesse tempo.',
      en: 'The new limit is in force. To raise it takes 24 hours, in which you can take the wish back.',
    },
  },
  {
    daysAgo: 64,
    kind: 'PROMOTION',
    title: { pt: 'Parabéns: você é Prata', en: 'Congratulations: you are Silver' },
    body: {
      pt: 'Seu bônus de promoção está no Clube VIP. No nível Prata o rebate dos caça-níqueis é maior.',
      en: 'Your bonus for the new level is in the VIP club. As Silver you get a higher rebate on slots.',
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
      pt: 'Três pessoas se cadastraram com os seus links de convite desde ontem. Veja quem são na gestão da equipe.',
      en: 'Three people signed up by your invitation links since yesterday. See who they are in the team’s management.',
    },
  },
  {
    daysAgo: 2,
    kind: 'AGENT',
    unread: true,
    title: { pt: 'Regras do salário em tempo real', en: 'The rules of the real-time salary' },
    body: {
      pt: 'O salário em tempo real é calculado e pago a cada 5 minutos, sobre as apostas válidas da sua equipe. Os contratos em vigor não mudam.',
      en: 'The real-time salary is computed and paid every 5 minutes, from the valid bets of your team. Contracts in force do not change.',
    },
  },
  {
    daysAgo: 9,
    kind: 'AGENT',
    title: { pt: 'Material de divulgação novo', en: 'New material for your invitations' },
    body: {
      pt: 'Há peças novas para redes sociais, sempre com o aviso de jogo responsável e a marca 18+. Use apenas o material oficial.',
      en: 'There are new pieces for social networks, always with the notice on responsible gaming and the 18+ mark. Use official material only.',
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
      pt: 'Por segurança, a senha deve ser trocada a cada 90 dias. No próximo acesso pediremos uma nova.',
      en: 'For safety a password is changed every 90 days. At the next login we ask for a new one.',
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
