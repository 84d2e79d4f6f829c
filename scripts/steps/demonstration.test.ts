import { describe, expect, it } from 'vitest'
import { personasOf } from './demonstration.ts'

describe('npm start', () => {
  it.each([
    {},
    { HOST: '' },
    { HOST: '127.0.0.1' },
    { HOST: '127.4.5.6' },
    { HOST: 'localhost' },
    { HOST: '::1' },
  ])('npm start runs the demonstration when only this machine can reach it: %o', (env) => {
    expect(personasOf(env)).toBe('1')
  })

  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.20' },
    { HOST: '127.0.0.1.example.com' },
    { HOST: 'portico.example' },
    { PORTICO_TRUSTED_PROXIES: '1' },
    { UPSTREAM_URL: 'https://live.example' },
  ])('npm start does not run the demonstration when other machines can reach it: %o', (env) => {
    expect(personasOf(env)).toBe('0')
  })

  it('PORTICO_PERSONAS overrides the default of npm start', () => {
    expect(personasOf({ PORTICO_PERSONAS: '0' })).toBe('0')
    expect(personasOf({ HOST: '0.0.0.0', PORTICO_PERSONAS: '1' })).toBe('1')
  })
})
