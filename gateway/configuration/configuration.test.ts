import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfiguration, variables } from './configuration.ts'

describe('the configuration', () => {
  it('listens on this machine only, and keeps its data in the repository, when nothing is set', () => {
    const read = readConfiguration({})
    expect(read).toMatchObject({
      ok: true,
      configuration: {
        host: '127.0.0.1',
        port: 8080,
        operatorPassword: undefined,
        personas: false,
        languages: ['pt', 'en'],
        logLevel: 'info',
        trustedProxies: 0,
      },
    })
    const dataFolder = read.ok ? read.configuration.dataFolder : ''
    expect(existsSync(join(dirname(dataFolder), 'package.json'))).toBe(true)
  })

  it('treats an empty variable as one that is not set', () => {
    const empty = Object.fromEntries(variables.map(({ name }) => [name, '']))
    expect(readConfiguration(empty)).toEqual(readConfiguration({}))
  })

  it('logs only warnings to a terminal unless it is told otherwise', () => {
    expect(readConfiguration({}, true)).toMatchObject({ configuration: { logLevel: 'warn' } })
    expect(readConfiguration({ PORTICO_LOG: 'debug' }, true)).toMatchObject({
      configuration: { logLevel: 'debug' },
    })
  })

  it.each([
    ['PORT', '80 80'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '1e3'],
    ['PORTICO_PERSONAS', 'yes'],
    ['PORTICO_LOG', 'loud'],
    ['PORTICO_TRUSTED_PROXIES', 'all'],
    ['PORTICO_HOSTS', 'https://play.example'],
    ['PORTICO_HOSTS', 'play.example,'],
    ['PORTICO_ORIGIN', 'play.example'],
    ['PORTICO_ORIGIN', 'https://play.example/portal'],
    ['PORTICO_ORIGIN', 'javascript:alert(1)'],
  ])('refuses %s=%s and names both', (name, value) => {
    const read = readConfiguration({ [name]: value })
    expect(read).toEqual({ ok: false, problems: [expect.stringContaining(name)] })
    if (!read.ok) expect(read.problems[0]).toContain(value)
  })

  it.each(['https://play.example', 'https://play.example/', 'HTTPS://Play.Example:443'])(
    'takes %s for where visitors find the portal',
    (text) => {
      expect(readConfiguration({ PORTICO_ORIGIN: text })).toMatchObject({
        configuration: { origin: 'https://play.example' },
      })
    },
  )

  it('answers for any host until it is told which are its own', () => {
    const ownHosts = (env: Record<string, string>) => {
      const read = readConfiguration(env)
      return read.ok && read.configuration.ownHosts
    }
    expect(ownHosts({})).toEqual({ known: [], only: false })
    expect(ownHosts({ PORTICO_ORIGIN: 'https://play.example' })).toEqual({
      known: ['play.example'],
      only: false,
    })
    expect(ownHosts({ PORTICO_HOSTS: 'Play.example:443, [::1]:8080' })).toEqual({
      known: ['play.example', '[::1]:8080'],
      only: true,
    })
  })

  it('takes a live platform to pass calls on to, and how long to wait for it', () => {
    const env = { UPSTREAM_URL: 'https://platform.example', PORTICO_UPSTREAM_TIMEOUT: '5' }
    expect(readConfiguration(env)).toMatchObject({
      configuration: {
        upstream: { origin: 'https://platform.example', isPlain: false, limits: { head: 5000 } },
      },
    })
    expect(readConfiguration({})).toMatchObject({ configuration: { upstream: undefined } })
  })

  it('refuses a platform that passwords could be read on the way to, and repeats no secret', () => {
    const read = readConfiguration({ UPSTREAM_URL: 'http://me:sesame@platform.example' })
    expect(read).toEqual({ ok: false, problems: [expect.stringContaining('UPSTREAM_URL')] })
    expect(JSON.stringify(read)).not.toContain('sesame')
  })

  it('tells every problem at once', () => {
    const read = readConfiguration({ PORT: 'x', PORTICO_LOG: 'x', PORTICO_PERSONAS: 'x' })
    expect(read.ok ? [] : read.problems).toHaveLength(3)
  })

  it.each([
    ['short', 'hunter2', 'at least 10 characters'],
    ['common', 'Qwertyuiop', 'one that everybody tries'],
  ])('refuses a %s password of the operator without repeating it', (_, password, reason) => {
    const read = readConfiguration({ PORTICO_OPERATOR_PASSWORD: password })
    expect(read).toEqual({ ok: false, problems: [expect.stringContaining(reason)] })
    expect(JSON.stringify(read)).not.toContain(password)
  })
})
