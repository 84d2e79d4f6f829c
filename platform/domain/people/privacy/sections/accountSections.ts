/** Export sections: profile, account security, and messages. */
import { referenceOf } from '../../../../../src/lib/reference.ts'
import { message } from '../../../base/texts/texts.ts'
import { type Plain, sectionOf } from './section.ts'

const isThere = (value: unknown) => value !== null

/** Profile fields. The hash of the transaction password is replaced by a flag. */
const profileOf = ({ paymentPassword, ...fields }: Record<string, string>): Plain => ({
  ...fields,
  ...(paymentPassword !== undefined && { hasTransactionPassword: true }),
})

export const profile = sectionOf('members', {
  name: 'profile',
  title: message('ownData.sections.profile.title'),
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
  title: message('ownData.sections.security.title'),
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
  title: message('ownData.sections.sessions.title'),
  by: 'memberId',
  columns: { id: 'secret', memberId: 'own', createdAt: 'time', expiresAt: 'time' },
})

export const devices = sectionOf('devices', {
  name: 'devices',
  title: message('ownData.sections.devices.title'),
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
  title: message('ownData.sections.presences.title'),
  by: 'id',
  columns: { id: 'own', seenAt: 'time' },
})

export const loginDays = sectionOf('loginDays', {
  name: 'loginDays',
  title: message('ownData.sections.loginDays.title'),
  by: 'memberId',
  columns: { id: 'inner', memberId: 'own', day: 'text' },
})

export const knownAddresses = sectionOf('knownAddresses', {
  name: 'knownAddresses',
  title: message('ownData.sections.knownAddresses.title'),
  by: 'memberId',
  // Only an irreversible fingerprint of the IP address is stored.
  columns: { id: 'inner', memberId: 'own', addedAt: 'time' },
})

export const logins = sectionOf('logins', {
  name: 'logins',
  title: message('ownData.sections.logins.title'),
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
  title: message('ownData.sections.recoveryCodes.title'),
  by: 'memberId',
  // Only an irreversible fingerprint of the code is stored.
  columns: { id: 'secret', memberId: 'own', createdAt: 'time' },
})

export const passkeys = sectionOf('passkeys', {
  name: 'passkeys',
  title: message('ownData.sections.passkeys.title'),
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
  title: message('ownData.sections.identitySteps.title'),
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
  title: message('ownData.sections.socialAccounts.title'),
  by: 'memberId',
  columns: { id: 'text', memberId: 'own', createdAt: 'time' },
})

export const messages = sectionOf('messages', {
  name: 'messages',
  title: message('ownData.sections.messages.title'),
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
  title: message('ownData.sections.feedback.title'),
  by: 'memberId',
  time: 'receivedAt',
  columns: {
    id: referenceOf,
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
  title: message('ownData.sections.feedbackReplies.title'),
  by: 'memberId',
  time: 'sentAt',
  columns: {
    id: 'inner',
    feedbackId: referenceOf,
    memberId: 'own',
    sender: 'word',
    content: 'text',
    fileIds: (value) => [...value],
    sentAt: 'time',
  },
})

export const files = sectionOf('files', {
  name: 'files',
  title: message('ownData.sections.files.title'),
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
