import { describe, expect, it } from 'vitest'
import { freePlay } from '../../lib/playRules.ts'
import { chooseMarket, problemsOf, toDraft, toLocalTime, toSettings } from './settingsDraft.ts'
import { aPlatform } from './testing.ts'

const base = aPlatform()
const now = Date.UTC(2026, 10, 21, 12)
const localIn = (hours: number) => toLocalTime(new Date(now + hours * 3_600_000).toISOString())

describe('unchanged settings', () => {
  it('toSettings returns unedited settings unchanged, including the seconds of the end time of a maintenance', () => {
    for (const platform of [
      base,
      aPlatform({ status: 'region' }),
      aPlatform({ status: 'maintenance', maintenanceEndsAt: '2026-11-21T14:00:37Z' }),
    ]) {
      expect(toSettings(toDraft(platform), platform)).toEqual(platform.settings)
    }
  })
})

describe('modules in the draft', () => {
  it('toSettings applies a changed module switch to the module with the same path in the module tree', () => {
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

describe('end time of a maintenance', () => {
  it("the end time of a maintenance is converted from the operator's time zone to UTC", () => {
    const draft = { ...toDraft(base), status: 'maintenance', endsAt: localIn(3) } as const
    expect(toSettings(draft, base).maintenanceEndsAt).toBe('2026-11-21T15:00:00.000Z')
  })

  it('the end time of a maintenance is sent only if the status is maintenance', () => {
    const draft = { ...toDraft(base), endsAt: localIn(3) }
    expect(toSettings(draft, base)).not.toHaveProperty('maintenanceEndsAt')
    expect(problemsOf({ ...draft, endsAt: localIn(-3) }, base, now)).toEqual([])
  })

  it('the end time of a maintenance must be in the future, unless it is already saved', () => {
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

describe('company in the draft', () => {
  const withPlace = (place: string, text: string) => {
    const draft = toDraft(base)
    return { ...draft, company: new Map(draft.company).set(place, text) }
  }

  it('a company link that the operator enters is added with its brand name, and an emptied link is removed', () => {
    const { company } = toSettings(withPlace('homeResources/EMAIL', 'hello@portico.example'), base)
    expect(company.homeResources).toEqual({
      EMAIL: { labelNameEn: 'E-mail', url: 'mailto:hello@portico.example' },
    })
    expect(toSettings(withPlace('resources/TELEGRAM', ' '), base).company.resources).toEqual([])
  })

  it('a licence is stored for the market for which it was entered, and needs both an authority and a number', () => {
    const draft = withPlace('licences/EE/authority', 'Maksu- ja Tolliamet')
    const complete = { ...draft, company: new Map(draft.company).set('licences/EE/number', '7') }
    expect(toSettings(complete, base).company.licences).toEqual({
      ...base.settings.company.licences,
      EE: { authority: 'Maksu- ja Tolliamet', number: '7' },
    })
    expect(problemsOf(draft, base, now)).toEqual([
      { setting: 'company', place: 'licences/EE/number', reason: 'both' },
    ])
  })

  it('further domains are parsed from one text, and a domain that is not a host name is reported as a problem', () => {
    const draft = withPlace(
      'domainRoute',
      'Bet.Portico.example, portico-2.example bet.portico.example',
    )
    const { company } = toSettings(draft, base)
    expect(company.domainRoute).toEqual(['bet.portico.example', 'portico-2.example'])
    expect(problemsOf(draft, base, now)).toEqual([])
    for (const [place, text] of [
      ['domainRoute', 'https://bet.portico.example'],
      ['domainRoute', 'portico.example, -bet.example'],
      ['mainDomain', 'portico'],
    ] as const) {
      expect(problemsOf(withPlace(place, text), base, now)).toEqual([
        { setting: 'company', place, reason: 'host' },
      ])
    }
    expect(toSettings(withPlace('domainRoute', ' '), base).company.domainRoute).toEqual([])
  })

  it('a company link that the portal would not show to players is reported as a problem', () => {
    const problem = { setting: 'company', reason: 'link' }
    expect(problemsOf(withPlace('resources/Android', 'https://evil.example/a'), base, now)).toEqual(
      [{ ...problem, place: 'resources/Android' }],
    )
    expect(
      problemsOf(withPlace('resources/Android', 'https://portico.example/a'), base, now),
    ).toEqual([])
  })
})

describe('rules on play in the draft', () => {
  it('rules on play are sent only if they differ from the rules of the licence', () => {
    const strict = { ...toDraft(base), autoplay: false, shortestSpin: '3' }
    expect(toSettings(strict, base).market.play).toEqual({
      ...freePlay,
      autoplay: false,
      shortestSpin: '3.0',
    })
    const saved = aPlatform({ market: toSettings(strict, base).market })
    expect(toDraft(saved)).toMatchObject({ autoplay: false, shortestSpin: '3.0' })
    const eased = { ...toDraft(saved), autoplay: true, shortestSpin: '0,0' }
    expect(toSettings(eased, saved).market).not.toHaveProperty('play')
  })

  it('chooseMarket applies the rules of the new licence and keeps stricter rules of the draft', () => {
    const [brazil, estonia] = base.markets
    if (!brazil || !estonia) throw new Error('There are no markets')
    const play = { ...freePlay, quickSpin: false, shortestSpin: '2.5' }
    const strictLaw = { ...base, markets: [brazil, { ...estonia, play }] }
    const usual = toDraft(strictLaw)
    expect(chooseMarket(usual, strictLaw, 'EE')).toMatchObject(play)
    const own = { ...usual, autoplay: false, shortestSpin: '5' }
    const moved = chooseMarket(own, strictLaw, 'EE')
    expect(moved).toMatchObject({ ...play, autoplay: false, shortestSpin: '5.0' })
    expect(problemsOf({ ...moved, shortestSpin: '2,4' }, strictLaw, now)).toEqual([
      { setting: 'shortestSpin', reason: 'short' },
    ])
    for (const shortestSpin of ['', 'x', '100', '2.55', '-1'])
      expect(problemsOf({ ...moved, shortestSpin }, strictLaw, now)).toEqual([
        { setting: 'shortestSpin', reason: 'seconds' },
      ])
  })
})

describe('market in the draft', () => {
  it('chooseMarket sets the currency and the other properties of the market', () => {
    const draft = chooseMarket(toDraft(base), base, 'EE')
    expect(toSettings(draft, base).market).toEqual(base.markets[1])
  })
})
