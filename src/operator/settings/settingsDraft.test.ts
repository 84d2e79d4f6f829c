import { describe, expect, it } from 'vitest'
import { chooseMarket, problemsOf, toDraft, toLocalTime, toSettings } from './settingsDraft.ts'
import { aPlatform } from './testing.ts'

const base = aPlatform()
const now = Date.UTC(2026, 10, 21, 12)
const localIn = (hours: number) => toLocalTime(new Date(now + hours * 3_600_000).toISOString())

describe('settings that nobody touched', () => {
  it('are sent as they came, whatever the seconds of the end', () => {
    for (const platform of [
      base,
      aPlatform({ status: 'region' }),
      aPlatform({ status: 'maintenance', maintenanceEndsAt: '2026-11-21T14:00:37Z' }),
    ]) {
      expect(toSettings(toDraft(platform), platform)).toEqual(platform.settings)
    }
  })
})

describe('a module', () => {
  it('is switched at its own place in the tree', () => {
    const draft = toDraft(base)
    const modules = new Map(draft.modules).set('MEMBER3/MOBILENUMREG3', false)
    const { whitelabel } = toSettings({ ...draft, modules }, base)
    expect(whitelabel[0]?.childrenNodes).toEqual([
      { modId: 'USERNAMEREG3', enabled: true },
      { modId: 'MOBILENUMREG3', enabled: false },
    ])
    expect(whitelabel[1]).toEqual({ modId: 'PTSYS3', enabled: true })
  })
})

describe('the end of a maintenance', () => {
  it('goes from the operator’s zone to UTC', () => {
    const draft = { ...toDraft(base), status: 'maintenance', endsAt: localIn(3) } as const
    expect(toSettings(draft, base).maintenanceEndsAt).toBe('2026-11-21T15:00:00.000Z')
  })

  it('is told to nobody while there is no maintenance', () => {
    const draft = { ...toDraft(base), endsAt: localIn(3) }
    expect(toSettings(draft, base)).not.toHaveProperty('maintenanceEndsAt')
    expect(problemsOf({ ...draft, endsAt: localIn(-3) }, base, now)).toEqual([])
  })

  it('must lie ahead, unless it is the one that was saved', () => {
    const draft = { ...toDraft(base), status: 'maintenance' } as const
    expect(problemsOf({ ...draft, endsAt: localIn(1) }, base, now)).toEqual([])
    expect(problemsOf({ ...draft, endsAt: '' }, base, now)).toEqual([])
    const past = { ...draft, endsAt: localIn(-1) }
    expect(problemsOf(past, base, now)).toEqual([{ setting: 'endsAt', reason: 'past' }])
    const broken = { ...draft, endsAt: 'soon' }
    expect(problemsOf(broken, base, now)).toEqual([{ setting: 'endsAt', reason: 'invalid' }])
    const maintenanceEndsAt = new Date(now - 3_600_000).toISOString()
    const late = aPlatform({ status: 'maintenance', maintenanceEndsAt })
    expect(problemsOf(toDraft(late), late, now)).toEqual([])
  })
})

describe('the market', () => {
  it('brings its currency and its legal age', () => {
    const draft = chooseMarket(toDraft(base), base, 'EE')
    expect(draft.minimumAge).toBe('21')
    expect(toSettings(draft, base).market).toEqual(base.markets[1])
    expect(chooseMarket(draft, base, 'BR').minimumAge).toBe('18')
  })

  it('leaves an age that was raised above the law', () => {
    const raised = { ...toDraft(base), minimumAge: '25' }
    expect(chooseMarket(raised, base, 'EE').minimumAge).toBe('25')
    expect(chooseMarket({ ...raised, minimumAge: '19' }, base, 'EE').minimumAge).toBe('21')
    expect(chooseMarket({ ...raised, minimumAge: 'x' }, base, 'EE').minimumAge).toBe('21')
  })

  it('takes no age below the law, above the contract, or that is no number', () => {
    const reasonOf = (minimumAge: string) =>
      problemsOf({ ...toDraft(base), minimumAge }, base, now)[0]?.reason
    expect(reasonOf('18')).toBeUndefined()
    expect(reasonOf(' 30 ')).toBeUndefined()
    expect(reasonOf('17')).toBe('low')
    expect(reasonOf('31')).toBe('high')
    for (const odd of ['', '18.5', '1e9', '-20', 'abc']) expect(reasonOf(odd), odd).toBe('number')
  })
})
