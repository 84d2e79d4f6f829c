import { describe, expect, it } from 'vitest'
import { languageNamed } from '../../../money/amount/languagesForTests.ts'
import { checkOffer, firstValues, type OfferValues } from './offerForm.ts'

const pt = languageNamed('pt')
const minimums = { minimumBetAmount: '10', minimumActiveMembers: '1' }
const tier = (bets: string, loss: string, members: string, rate: string) => ({
  periodValidBet: bets,
  periodProfitLoss: loss,
  activeMemberCount: members,
  rate,
})
const dividend = (...tiers: Record<string, string>[]): OfferValues => ({
  memberId: 'm-davi',
  period: 'WEEKLY',
  fields: minimums,
  tiers,
})
const daily = (fields: Record<string, string>): OfferValues => ({
  memberId: 'm-davi',
  period: 'WEEKLY',
  fields: { rate: '0,40', betAmountDaily: '5.000', ...minimums, ...fields },
  tiers: [],
})
const context = { language: pt, highestRates: undefined }

describe('offer form', () => {
  it('[CONTR-07] checkOffer builds the terms of a dividend from typed text', () => {
    const values = dividend(tier('0', '0', '1', '12,5'), tier('1.500,00', '200', '5', '18'))
    expect(checkOffer('dividend', values, context)).toEqual({
      problems: [],
      terms: {
        kind: 'dividend',
        period: 'WEEKLY',
        minimumBetAmount: '10.00',
        minimumActiveMembers: 1,
        tiers: [
          {
            periodValidBet: '0.00',
            periodProfitLoss: '0.00',
            activeMemberCount: 1,
            rate: '12.50',
          },
          {
            periodValidBet: '1500.00',
            periodProfitLoss: '200.00',
            activeMemberCount: 5,
            rate: '18.00',
          },
        ],
      },
    })
  })

  it('[CONTR-08] checkOffer builds the terms of a daily wage without period and tiers', () => {
    expect(checkOffer('dailyWage', daily({}), context).terms).toEqual({
      kind: 'dailyWage',
      rate: '0.40',
      betAmountDaily: '5000.00',
      minimumBetAmount: '10.00',
      minimumActiveMembers: 1,
    })
  })

  it.each([
    ['rate', '', 'missing'],
    ['rate', '0', 'rateRange'],
    ['rate', '100', 'rateRange'],
    ['rate', '-1', 'sign'],
    ['rate', '2,01', 'rateAbove'],
    ['betAmountDaily', 'x', 'symbols'],
    ['minimumActiveMembers', '1,5', 'countRange'],
    ['minimumActiveMembers', '100001', 'countRange'],
  ])('checkOffer rejects %s “%s” with the problem %s', (name, input, problem) => {
    const { problems, terms } = checkOffer('dailyWage', daily({ [name]: input }), {
      ...context,
      highestRates: ['2.00'],
    })
    expect(terms).toBeUndefined()
    expect(problems).toMatchObject([{ path: `fields.${name}`, problem }])
  })

  it('checkOffer requires a recipient', () => {
    const { problems } = checkOffer('dailyWage', { ...daily({}), memberId: '' }, context)
    expect(problems).toEqual([{ path: 'memberId', problem: 'member' }])
  })

  it.each([
    [tier('9', '0', '2', '18'), 'tiers.1.periodValidBet', 'tierLess'],
    [tier('10', '0', '1', '18'), 'tiers.1.periodValidBet', 'tierSame'],
    [tier('20', '0', '1', '12'), 'tiers.1.rate', 'tierRate'],
  ])(
    'checkOffer requires each tier to ask for more and to pay more than the one before: %o',
    (second, path, problem) => {
      const values = dividend(tier('10', '0', '1', '12'), second)
      expect(checkOffer('dividend', values, context).problems).toEqual([{ path, problem }])
    },
  )

  it('checkOffer bounds each rate of a real-time salary by its own limit', () => {
    const values: OfferValues = {
      ...daily({}),
      fields: { profitRate: '0,3', lossRate: '0,6', singleBet: '2', ...minimums },
    }
    expect(
      checkOffer('realTimeSalary', values, { language: pt, highestRates: ['0.50', '0.50'] })
        .problems,
    ).toEqual([{ path: 'fields.lossRate', problem: 'rateAbove', limit: '0.50' }])
  })

  it("an offer form starts with the terms in force, or with the agent's conditions and empty rates", () => {
    const own = checkOffer('dailyWage', daily({}), context).terms
    const first = (currentTerms: typeof own) =>
      firstValues('dailyWage', { memberId: '', currentTerms, own }, pt).fields
    expect(first(own)).toMatchObject({ rate: '0,40', betAmountDaily: '5000' })
    expect(first(undefined)).toMatchObject({ rate: '', betAmountDaily: '5000' })
  })
})
