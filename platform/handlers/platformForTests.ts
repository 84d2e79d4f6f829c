/** Whole platform for tests: the real handlers behind the server, over a seeded context. */

import { demonstration } from '../../mocks/demonstration.ts'
import { withRejectionLog } from '../../mocks/rejectionNotes.ts'
import type { OperationKey } from '../../platform/gen/behaviour.ts'
import type { components } from '../../src/api/gen/paths.ts'
import { classifyInline, startInlinePatternWorker } from '../../src/lib/patterns/inlinePatterns.ts'
import { defaultRules } from '../domain/accounts/registration/defaultRules.ts'
import { draftVerdicts } from '../domain/accounts/registration/draftVerdicts.ts'
import {
  freshVersion,
  storeVersion,
  tagOf,
} from '../domain/accounts/registration/registrationRules.ts'
import type { DomainStore } from '../domain/base/collections/collections.ts'
import type { Context } from '../domain/base/context/context.ts'
import { createOutbox, type Outbox } from '../domain/base/context/outbox.ts'
import { createPatterns } from '../domain/base/patterns/patterns.ts'
import { withModule } from '../domain/base/platform/platform.ts'
import { changePlatform, readPlatform } from '../domain/base/platform/platformSettings.ts'
import { copyMemoryStore } from '../domain/base/storage/memoryStore.ts'
import { runDueJobs } from '../domain/base/time/jobs.ts'
import { jobHandlers } from '../domain/jobHandlers.ts'
import { refreshFixtures } from '../domain/play/sports/refreshFixtures.ts'
import { seedDomain } from '../domain/seed.ts'
import { encryptionKeys } from '../server/encryptionKeys.ts'
import { createPasskeyVerifier } from '../server/passkeyVerifier.ts'
import { contextForTests, operatorHeaders, seal, serverForTests } from '../server/serverForTests.ts'
import { behaviour } from './all.ts'

type Schemas = components['schemas']
export type User = Schemas['RegistrationUser']
export type RuleDraft = Schemas['FieldRuleDraft']
type Body = {
  success: boolean
  code?: string
  reference?: string
  value?: Record<string, unknown>
}

/**
 * Shared by all tests of a file, so that the safety of the default rules' patterns is checked only
 * once.
 */
const patterns = createPatterns({
  startWorker: startInlinePatternWorker,
  classify: classifyInline,
})

/** The keys are created only once, because generating a key pair is slow. */
const keys = (async () => {
  const { context, store } = contextForTests()
  await encryptionKeys(context)
  return store.settings.find()
})()

/** Initial data of a platform. Without personas it has no content and no injected errors. */
export type SeedForTests = { personas: boolean; past?: boolean }

type FillStore = (store: DomainStore) => void

/**
 * Functions that copy initial data into an empty store. Each key encodes the values of
 * `SeedForTests`.
 */
const seeds = new Map<string, Promise<FillStore>>()

async function seedOnce({ personas, past = false }: SeedForTests): Promise<FillStore> {
  const { context, store } = contextForTests({ patterns })
  for (const row of await keys) await store.settings.insert(row)
  if (personas) showDemonstration(context, createOutbox())
  await seedDomain(context, {
    demonstration: personas ? demonstration : undefined,
    past,
    operatorPassword: 'correct-horse-battery',
  })
  // Registrations of `userForTests` come from this host.
  if (!personas) await changePlatform(context, { mainDomain: 'portico.example' })
  await context.background.waitUntilIdle()
  return copyMemoryStore(store)
}

/** Fills an empty store with the initial data of a platform. */
async function fill(store: DomainStore, seed: SeedForTests): Promise<void> {
  const key = JSON.stringify([seed.personas, seed.past ?? false])
  const seeded = seeds.get(key) ?? seedOnce(seed)
  seeds.set(key, seeded)
  const fillStore = await seeded
  fillStore(store)
}

function showDemonstration(context: Context, outbox: Outbox): void {
  Object.assign(context, {
    content: demonstration.content,
    providers: demonstration.createProviders(() => context, outbox),
    provocations: demonstration.provocations,
  })
}

/** Registration by username that the default rules accept. */
export const userForTests = (changes: Partial<User> = {}): User => ({
  rulesVersion: 1,
  termsAccepted: true,
  login: true,
  registerUrl: 'https://portico.example/register',
  domain: 'portico.example',
  registerMethod: 'WEB',
  username: 'marina92',
  password: 'Gavea2026',
  confirmPassword: 'Gavea2026',
  birthday: '1992-02-29',
  ...changes,
})

/** Registration by mobile number, without its verification code. */
export const mobileUserForTests = (changes: Partial<User> = {}): User => {
  const { username: _, confirmPassword: __, ...user } = userForTests()
  return { ...user, mobileNum: '11987654321', countryDialingCode: '+55', ...changes }
}

const notedBehaviour = withRejectionLog(behaviour)

/** Starts a platform with the default rules. */
export async function startPlatform(seed: SeedForTests = { personas: true }) {
  const { context, time, store, server, send, failures } = serverForTests(notedBehaviour, {
    rateLimits: {},
  })
  const outbox = createOutbox()
  const { sms, mail } = outbox
  const passkeys = createPasskeyVerifier('https://portico.test')
  Object.assign(context, { providers: { sms, mail }, patterns, passkeys })
  if (seed.personas) showDemonstration(context, outbox)
  await fill(store, seed)

  const sendSealed = async (key: OperationKey, body: unknown, headers?: Record<string, string>) => {
    const { status, answer } = await send(key, {
      body: await seal(context, key, body),
      ...(headers && { headers }),
    })
    // Every response is an envelope, and the test server validates it against the API contract.
    return { status, body: answer as unknown as Body }
  }
  const register = (user: Partial<User>, key: string = crypto.randomUUID()) =>
    sendSealed('PUT /wps/member/register', user, { 'Idempotency-Key': key })
  const registerMobile = (user: Partial<User>, key: string = crypto.randomUUID()) =>
    sendSealed('PUT /wps/member/register/mobile', user, { 'Idempotency-Key': key })
  const login = (username: string, password: string, more: object = {}) =>
    sendSealed('POST /wps/session/login', { username, password, type: 'username', ...more })
  const sendCode = (mobileNo: string, countryDialingCode = '+55') =>
    send('POST /wps/verification/sms/register', { body: { mobileNo, countryDialingCode } })
  const asMember = (token: unknown) => ({ Authorization: `Bearer ${String(token)}` })

  /**
   * Publishes rules without the operator's checks, as an operator platform of another vendor may
   * do.
   */
  const publish = async (fields: RuleDraft[], minimumAge = 18) => {
    const draft = { minimumAge, fields }
    const verdicts = await draftVerdicts(draft, context, 20_000)
    const follows = () => true
    await storeVersion(context, { draft, verdicts, author: 'test', restoredFrom: null, follows })
    return (await freshVersion(context)).version
  }
  const changeRule = (name: string, changes: Partial<RuleDraft>) => publish(withRule(name, changes))
  const setFlag = async (modId: string, enabled: boolean) => {
    const { whitelabel } = await readPlatform(context.store)
    await changePlatform(context, { whitelabel: withModule(whitelabel, modId, enabled) })
  }
  const operator = async () => ({
    ...(await operatorHeaders(context)),
    'If-Match': tagOf(await freshVersion(context)),
  })

  /** Moves the clock, refreshes the matches, and runs all planned jobs that are due by then. */
  const passTime = async (milliseconds: number) => {
    time.now += milliseconds
    await refreshFixtures(context)
    const errors: unknown[] = []
    await runDueJobs(context, jobHandlers, (error) => errors.push(error))
    if (errors.length > 0) throw new AggregateError(errors, 'Planned jobs failed')
  }

  return {
    context,
    time,
    passTime,
    store,
    server,
    send,
    failures,
    outbox,
    operator,
    register,
    registerMobile,
    login,
    sendSealed,
    sendCode,
    asMember,
    publish,
    changeRule,
    setFlag,
  }
}

/** Default rules with one rule changed or added. */
export function withRule(name: string, changes: Partial<RuleDraft>): RuleDraft[] {
  const { fields } = defaultRules
  if (fields.some((rule) => rule.name === name)) {
    return fields.map((rule) => (rule.name === name ? { ...rule, ...changes } : rule))
  }
  const plain: RuleDraft = {
    name,
    enabled: true,
    required: false,
    acceptedPattern: '*',
    patternId: 'LENGTH_ONLY',
    minLength: 1,
    maxLength: 20,
    label: { pt: 'Campo' },
  }
  return [...fields, { ...plain, ...changes }]
}
