/** Who the member is, how the account is protected, and what they were told. */
import { type Plain, sectionOf } from './section.ts'

const isThere = (value: unknown) => value !== null

/** What was filled in; a payment password that stands among it is a hash. */
const profileOf = ({ paymentPassword, ...fields }: Record<string, string>): Plain => ({
  ...fields,
  ...(paymentPassword !== undefined && { hasTransactionPassword: true }),
})

export const profile = sectionOf('members', {
  name: 'profile',
  title: { pt: 'Cadastro', en: 'Profile' },
  by: 'id',
  columns: {
    id: 'text',
    username: 'text',
    usernameKey: 'inner',
    passwordHash: 'secret',
    type: 'count',
    nickname: 'text',
    currency: 'text',
    countryDialingCode: 'text',
    mobileNum: 'text',
    email: 'text',
    profile: profileOf,
    registration: (value) => ({ ...value }),
    firstTimeLogin: 'inner',
    createdAt: 'time',
    passwordChangedAt: 'time',
  },
})

export const security = sectionOf('memberSettings', {
  name: 'security',
  title: { pt: 'Segurança e preferências', en: 'Security and preferences' },
  by: 'id',
  columns: {
    id: 'own',
    language: 'text',
    icon: 'text',
    paymentPasswordHash: isThere,
    temporaryHash: 'secret',
    temporaryUntil: 'secret',
    authenticatorSecret: isThere,
    offeredSecret: 'secret',
    authenticatorStep: 'secret',
    checksAddress: 'flag',
    realityCheckMinutes: 'count',
    updatedAt: 'time',
  },
})

export const sessions = sectionOf('sessions', {
  name: 'sessions',
  title: { pt: 'Sessões abertas', en: 'Open sessions' },
  by: 'memberId',
  columns: { id: 'secret', memberId: 'own', createdAt: 'time', expiresAt: 'time' },
})

export const devices = sectionOf('devices', {
  name: 'devices',
  title: { pt: 'Aparelhos conectados', en: 'Devices' },
  by: 'memberId',
  columns: {
    id: 'secret',
    memberId: 'own',
    area: 'word',
    ip: 'text',
    userAgent: 'text',
    seenAt: 'time',
    expiresAt: 'time',
  },
})

export const presences = sectionOf('presences', {
  name: 'lastVisit',
  title: { pt: 'Última visita', en: 'Last visit' },
  by: 'id',
  columns: { id: 'own', seenAt: 'time' },
})

export const loginDays = sectionOf('loginDays', {
  name: 'loginDays',
  title: { pt: 'Dias com login', en: 'Days with a log-in' },
  by: 'memberId',
  columns: { id: 'inner', memberId: 'own', day: 'text' },
})

export const knownAddresses = sectionOf('knownAddresses', {
  name: 'knownAddresses',
  title: { pt: 'Endereços de rede confiáveis', en: 'Trusted network addresses' },
  by: 'memberId',
  // Kept as a fingerprint alone, from which nobody reads the address.
  columns: { id: 'inner', memberId: 'own', addedAt: 'time' },
})

export const logins = sectionOf('logins', {
  name: 'logins',
  title: { pt: 'Histórico de login', en: 'Log-in history' },
  by: 'memberId',
  time: 'at',
  columns: {
    id: 'inner',
    memberId: 'own',
    at: 'time',
    kind: 'word',
    secondStep: 'word',
    outcome: 'word',
    count: 'count',
    area: 'word',
    browser: 'text',
    system: 'text',
    network: 'text',
    deviceId: 'secret',
    sessionId: 'secret',
  },
})

export const recoveryCodes = sectionOf('recoveryCodes', {
  name: 'recoveryCodes',
  title: { pt: 'Códigos de recuperação', en: 'Recovery codes' },
  by: 'memberId',
  // Kept as a fingerprint alone, from which nobody reads the code.
  columns: { id: 'secret', memberId: 'own', createdAt: 'time' },
})

export const passkeys = sectionOf('passkeys', {
  name: 'passkeys',
  title: { pt: 'Chaves de acesso', en: 'Passkeys' },
  by: 'memberId',
  columns: {
    id: 'inner',
    memberId: 'own',
    name: 'text',
    credentialId: 'secret',
    publicKey: 'inner',
    counter: 'inner',
    transports: (value) => [...value],
    isSynced: 'flag',
    createdAt: 'time',
    usedAt: 'time',
  },
})

export const identitySteps = sectionOf('identitySteps', {
  name: 'identityCheck',
  title: { pt: 'Verificação de identidade', en: 'Identity check' },
  by: 'memberId',
  columns: {
    id: 'inner',
    memberId: 'own',
    step: 'word',
    state: 'word',
    reason: 'word',
    submission: (value) => ({ ...value }),
    attempts: 'count',
    firstAt: 'time',
    submittedAt: 'time',
    decidedAt: 'time',
    expiresAt: 'time',
  },
})

export const socialAccounts = sectionOf('socialAccounts', {
  name: 'socialAccounts',
  title: { pt: 'Logins sociais', en: 'Social log-ins' },
  by: 'memberId',
  columns: { id: 'text', memberId: 'own', createdAt: 'time' },
})

export const messages = sectionOf('messages', {
  name: 'messages',
  title: { pt: 'Mensagens', en: 'Messages' },
  by: 'memberId',
  time: 'sentAt',
  columns: {
    id: 'inner',
    memberId: 'own',
    kind: 'word',
    title: 'texts',
    body: 'texts',
    senderId: 'person',
    sentAt: 'time',
    readAt: 'time',
    deletedAt: 'time',
    opens: 'inner',
  },
})

export const feedback = sectionOf('feedback', {
  name: 'feedback',
  title: { pt: 'O que você nos escreveu', en: 'What you wrote to us' },
  by: 'memberId',
  time: 'receivedAt',
  columns: {
    id: 'text',
    memberId: 'own',
    type: 'word',
    content: 'text',
    contact: 'text',
    fileIds: (value) => [...value],
    receivedAt: 'time',
    status: 'word',
    language: 'text',
    updatedAt: 'time',
  },
})

export const feedbackReplies = sectionOf('feedbackReplies', {
  name: 'feedbackReplies',
  title: { pt: 'Respostas aos seus atendimentos', en: 'Replies to what you wrote to us' },
  by: 'memberId',
  time: 'sentAt',
  columns: {
    id: 'inner',
    feedbackId: 'text',
    memberId: 'own',
    sender: 'word',
    content: 'text',
    fileIds: (value) => [...value],
    sentAt: 'time',
  },
})

export const files = sectionOf('files', {
  name: 'files',
  title: { pt: 'Imagens enviadas', en: 'Pictures that you sent' },
  by: 'memberId',
  time: 'createdAt',
  columns: {
    id: 'text',
    memberId: 'own',
    mediaType: 'text',
    size: 'count',
    width: 'count',
    height: 'count',
    usedFor: 'text',
    createdAt: 'time',
    expiresAt: 'time',
  },
})
