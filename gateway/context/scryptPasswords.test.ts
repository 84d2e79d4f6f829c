import { describe, expect, it } from 'vitest'
import { createScryptPasswords } from './scryptPasswords.ts'

const cheap = { logCost: 4, blockSize: 8, passes: 1 }
const passwords = createScryptPasswords(cheap)

describe('a password', () => {
  it('opens its own hash and no other', async () => {
    const hash = await passwords.hash('Gávea-2026')
    expect(await passwords.verify('Gávea-2026', hash)).toBe(true)
    expect(await passwords.verify('gávea-2026', hash)).toBe(false)
    expect(await passwords.verify('', hash)).toBe(false)
  })

  it('is the same password however the keyboard composed its accents', async () => {
    const hash = await passwords.hash('G\u00e1vea')
    expect(await passwords.verify('Ga\u0301vea', hash)).toBe(true)
  })

  it('hashes differently each time and cannot be read in the hash', async () => {
    const [one, other] = await Promise.all([
      passwords.hash('Gavea2026'),
      passwords.hash('Gavea2026'),
    ])
    expect(one).not.toBe(other)
    expect(one).not.toContain('Gavea2026')
  })

  it('still opens a hash that was made at another cost', async () => {
    const hash = await passwords.hash('Gavea2026')
    const dearer = createScryptPasswords({ ...cheap, logCost: 5, passes: 2 })
    expect(await dearer.verify('Gavea2026', hash)).toBe(true)
    expect(await dearer.hash('Gavea2026')).toContain('$ln=5,r=8,p=2$')
  })

  it.each(['', 'plain', '$scrypt$ln=4,r=8,p=1$$', '$2b$10$abcdefghijklmnopqrstuv'])(
    'does not match the damaged hash %j',
    async (hash) => {
      expect(await passwords.verify('Gavea2026', hash)).toBe(false)
    },
  )

  it('is hashed in its turn when many come at once', async () => {
    const hashes = await Promise.all(
      Array.from({ length: 9 }, (_, n) => passwords.hash(`pass${n}`)),
    )
    const verdicts = await Promise.all(hashes.map((hash, n) => passwords.verify(`pass${n}`, hash)))
    expect(verdicts).toEqual(Array.from({ length: 9 }, () => true))
  })
})
