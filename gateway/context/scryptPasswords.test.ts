import { describe, expect, it } from 'vitest'
import { createHashQueue } from './hashQueue.ts'
import { createScryptPasswords } from './scryptPasswords.ts'

const cheap = { logCost: 4, blockSize: 8, passes: 1 }
const passwords = createScryptPasswords(cheap)

describe('password hashing with scrypt', () => {
  it('a hash verifies the password it was made from, and no other password', async () => {
    const hash = await passwords.hash('Gávea-2026')
    expect(await passwords.verify('Gávea-2026', hash)).toBe(true)
    expect(await passwords.verify('gávea-2026', hash)).toBe(false)
    expect(await passwords.verify('', hash)).toBe(false)
  })

  it('a password matches its hash whether its accents are composed or decomposed in Unicode', async () => {
    const hash = await passwords.hash('G\u00e1vea')
    expect(await passwords.verify('Ga\u0301vea', hash)).toBe(true)
  })

  it('two hashes of the same password differ, and neither contains the password', async () => {
    const [one, other] = await Promise.all([
      passwords.hash('Gavea2026'),
      passwords.hash('Gavea2026'),
    ])
    expect(one).not.toBe(other)
    expect(one).not.toContain('Gavea2026')
  })

  it('a hash is verified at its own cost after the configured cost has changed', async () => {
    const hash = await passwords.hash('Gavea2026')
    const dearer = createScryptPasswords({ ...cheap, logCost: 5, passes: 2 })
    expect(await dearer.verify('Gavea2026', hash)).toBe(true)
    expect(await dearer.hash('Gavea2026')).toContain('$ln=5,r=8,p=2$')
  })

  it.each(['', 'plain', '$scrypt$ln=4,r=8,p=1$$', '$2b$10$abcdefghijklmnopqrstuv'])(
    'no password matches the damaged hash %j',
    async (hash) => {
      expect(await passwords.verify('Gavea2026', hash)).toBe(false)
    },
  )

  it('only two of nine parallel hashes run at a time, and all of them verify', async () => {
    const queue = createHashQueue()
    const queued = createScryptPasswords(cheap, queue)
    const hashing = Array.from({ length: 9 }, (_, n) => queued.hash(`pass${n}`))
    expect([queue.countRunning(), queue.countWaiting()]).toEqual([2, 7])
    const hashes = await Promise.all(hashing)
    const verdicts = await Promise.all(hashes.map((hash, n) => passwords.verify(`pass${n}`, hash)))
    expect(verdicts).toEqual(Array.from({ length: 9 }, () => true))
  })
})
