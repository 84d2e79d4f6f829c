import { expect, it } from 'vitest'
import type { Context } from '../domain/base/context/context.ts'
import type { Handler } from './handler.ts'
import { serverForTests } from './serverForTests.ts'

const spend = (context: Pick<Context<'INSUFFICIENT_BALANCE'>, 'reject'>) =>
  context.reject('INSUFFICIENT_BALANCE')

it('a handler that throws an undocumented code fails to compile', () => {
  const handlers: [
    Handler<'moveBetweenWallets'>,
    Handler<'getCompany'>,
    Handler<'getCompany'>,
    Handler<'getDeposit'>,
  ] = [
    ({ context }) => spend(context),
    // @ts-expect-error the operation does not document the code of `spend`
    ({ context }) => spend(context),
    // @ts-expect-error the operation documents no 404
    ({ context }) => context.reject('NOT_FOUND'),
    ({ context }) => context.reject('NOT_FOUND'),
  ]
  expect(handlers).toHaveLength(4)
})

it('a thrown rejection is returned with its code and details', async () => {
  const details = { fields: [{ field: 'domain', reason: 'wrong' as const }] }
  const { send, failures } = serverForTests({
    'GET /wps/system/domainRoute': ({ context }) => context.reject('DOMAIN_INVALID', details),
  })
  const { status, answer: rejected } = await send('GET /wps/system/domainRoute', {
    query: '?domain=portico.example',
  })
  expect(status).toBe(200)
  expect(rejected).toMatchObject({ success: false, code: 'DOMAIN_INVALID', value: details })
  expect(failures).toEqual([])
})
