import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfiguration } from './configuration.ts'
import { variables } from './variables.ts'

describe('configuration by environment variables', () => {
  it("by default the gateway listens on localhost and stores its data in the repository's folder", () => {
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

  it('an empty variable has the same effect as an unset one', () => {
    const empty = Object.fromEntries(variables.map(({ name }) => [name, '']))
    expect(readConfiguration(empty)).toEqual(readConfiguration({}))
  })

  it('a gateway prepares results after its start unless PORTICO_WARM_UP is 0', () => {
    expect(readConfiguration({})).toMatchObject({ configuration: { warmsUp: true } })
    expect(readConfiguration({ PORTICO_WARM_UP: '0' })).toMatchObject({
      configuration: { warmsUp: false },
    })
  })

  it('a gateway that logs to a terminal logs only warnings unless PORTICO_LOG is set', () => {
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
    ['PORTICO_WARM_UP', 'no'],
    ['PORTICO_LOG', 'loud'],
    ['PORTICO_TRUSTED_PROXIES', 'all'],
    ['PORTICO_HOSTS', 'https://play.example'],
    ['PORTICO_HOSTS', 'play.example,'],
    ['PORTICO_ORIGIN', 'play.example'],
    ['PORTICO_ORIGIN', 'https://play.example/portal'],
    ['PORTICO_ORIGIN', 'javascript:alert(1)'],
  ])(
    'the configuration rejects %s=%s, and the message contains the variable and its value',
    (name, value) => {
      const read = readConfiguration({ [name]: value })
      expect(read).toEqual({ ok: false, problems: [expect.stringContaining(name)] })
      if (!read.ok) expect(read.problems[0]).toContain(value)
    },
  )

  it.each(['https://play.example', 'https://play.example/', 'HTTPS://Play.Example:443'])(
    "the configuration accepts %s as the portal's origin",
    (text) => {
      expect(readConfiguration({ PORTICO_ORIGIN: text })).toMatchObject({
        configuration: { origin: 'https://play.example' },
      })
    },
  )

  it('the gateway accepts requests for any host unless PORTICO_HOSTS is set', () => {
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

  it('UPSTREAM_URL sets the upstream platform, and PORTICO_UPSTREAM_TIMEOUT sets the time limit for responses of the upstream platform', () => {
    const env = { UPSTREAM_URL: 'https://platform.example', PORTICO_UPSTREAM_TIMEOUT: '5' }
    expect(readConfiguration(env)).toMatchObject({
      configuration: {
        upstream: { origin: 'https://platform.example', isPlain: false, limits: { head: 5000 } },
      },
    })
    expect(readConfiguration({})).toMatchObject({ configuration: { upstream: undefined } })
  })

  it('PORTICO_UPSTREAM_IMAGES lists the paths of the images of the upstream platform, and a path of the calls is rejected', () => {
    const read = (paths: string) =>
      readConfiguration({
        UPSTREAM_URL: 'https://platform.example',
        PORTICO_UPSTREAM_IMAGES: paths,
      })
    expect(read('/uploads/')).toMatchObject({
      configuration: { upstream: { imagePaths: ['/uploads/'] } },
    })
    expect(read('/wps/')).toEqual({
      ok: false,
      problems: [expect.stringContaining('PORTICO_UPSTREAM_IMAGES')],
    })
  })

  it('an upstream URL without TLS is rejected, and the message does not contain its password', () => {
    const read = readConfiguration({ UPSTREAM_URL: 'http://me:sesame@platform.example' })
    expect(read).toEqual({ ok: false, problems: [expect.stringContaining('UPSTREAM_URL')] })
    expect(JSON.stringify(read)).not.toContain('sesame')
  })

  it('the result of an invalid configuration contains all problems', () => {
    const read = readConfiguration({ PORT: 'x', PORTICO_LOG: 'x', PORTICO_PERSONAS: 'x' })
    expect(read.ok ? [] : read.problems).toHaveLength(3)
  })

  it.each([
    ['short', 'hunter2', 'at least 10 characters'],
    ['common', 'Qwertyuiop', 'one that everybody tries'],
  ])(
    'a %s operator password is rejected, and the message does not contain it',
    (_, password, reason) => {
      const read = readConfiguration({ PORTICO_OPERATOR_PASSWORD: password })
      expect(read).toEqual({ ok: false, problems: [expect.stringContaining(reason)] })
      expect(JSON.stringify(read)).not.toContain(password)
    },
  )
})
