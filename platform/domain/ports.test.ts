import { describe, expect, it } from 'vitest'
import { contextForTests, memberRow } from '../server/serverForTests.ts'
import { openOperatorSession, openSession } from './accounts/session/sessions.ts'
import { createOutbox } from './base/context/outbox.ts'
import { createPasswords } from './base/passwords/passwords.ts'
import { createClock } from './base/time/clock.ts'
import { removeExpired } from './housekeeping.ts'

describe('password hashing of every host', () => {
  it('a password matches its hash in any Unicode normalisation form, and other passwords do not', async () => {
    const passwords = createPasswords(10)
    const hash = await passwords.hash('Ma\u00f1ana')
    expect(await passwords.verify('Man\u0303ana', hash)).toBe(true)
    expect(await passwords.verify('Manana', hash)).toBe(false)
    expect(hash).not.toContain('ana')
  })

  it('hashing a password twice gives different hashes, and a hash can still be verified after the number of iterations is raised', async () => {
    const hash = await createPasswords(10).hash('secret')
    expect(await createPasswords(10).hash('secret')).not.toBe(hash)
    expect(await createPasswords(20).verify('secret', hash)).toBe(true)
  })

  it('passwords never match a string that is not a hash', async () => {
    const passwords = createPasswords(10)
    for (const hash of ['', '!', 'secret', 'scrypt$1$a$b', 'pbkdf2-sha256$10$$']) {
      expect(await passwords.verify('secret', hash), hash).toBe(false)
    }
  })
})

describe('pattern workers of every host', () => {
  it.each(['safe', 'unknown'] as const)(
    'a pattern worker decides a text whose verdict is %s',
    async (verdict) => {
      const { patterns } = contextForTests().context
      const rule = { acceptedPattern: '^[a-z]+$', verdict }
      expect(await patterns.matches(rule, 'abc')).toBe('match')
      expect(await patterns.matches(rule, 'ABC')).toBe('mismatch')
      expect(await patterns.matches({ acceptedPattern: '*', verdict }, 'x')).toBe('match')
      expect(await patterns.matches({ acceptedPattern: '(', verdict }, 'x')).toBe('undecided')
      expect(await patterns.matches(rule, 'a'.repeat(600))).toBe('undecided')
    },
  )
})

describe('housekeeping of every host', () => {
  it('housekeeping removes expired rows and nothing else', async () => {
    const { context, store, time } = contextForTests()
    await store.members.insert(memberRow())
    await openSession(context, 'm-1')
    await openOperatorSession(context, 'operator')
    const now = time.now
    await store.nonces.insert({ id: 'n', expiresAt: now + 1000 })
    await store.idempotency.insert({ id: 'i', bodyHash: '', result: null, createdAt: now })
    expect(await removeExpired(context)).toBe(0)

    time.now = now + 8 * 3_600_000 + 1
    expect(await removeExpired(context)).toBe(2)
    expect(await store.sessions.count()).toBe(1)
    expect(await store.operatorSessions.count()).toBe(0)

    time.now = now + 3 * 24 * 3_600_000 + 1
    expect(await removeExpired(context)).toBe(3)
    expect(await store.sessions.count()).toBe(0)
    expect(await store.devices.count()).toBe(0)
    expect(await store.idempotency.count()).toBe(0)
    expect(await store.members.count()).toBe(1)
  })
})

describe('outbox of every host', () => {
  it('the outbox lists sent messages newest first and notifies its listeners', async () => {
    const outbox = createOutbox()
    let told = 0
    outbox.subscribe(() => {
      told += 1
    })
    const sms = (code: string) => ({
      to: '+5511987654321',
      text: code,
      code,
      purpose: 'register',
      sentAt: 1,
    })
    await outbox.sms.send(sms('1'))
    await outbox.sms.send(sms('2'))
    expect(outbox.messages().map(({ code }) => code)).toEqual(['2', '1'])
    expect(told).toBe(2)
  })
})

describe('clock of the developers’ panel', () => {
  it('the clock of the developers’ panel advances by the requested time, and keeps its offset when the page is reloaded', () => {
    const stored = new Map<string, string>()
    const storage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    }
    const clock = createClock(storage)
    clock.advance(3_600_000)
    clock.advance(-600_000)
    expect(clock.offset()).toBe(3_000_000)
    expect(createClock(storage).offset()).toBe(3_000_000)
    expect(clock.now()).toBeGreaterThan(Date.now() + 2_000_000)
    clock.reset()
    expect(clock.offset()).toBe(0)
  })
})
