import { startTestPostgres } from '../../gateway/database/testing/testPostgres.ts'
import { logInOperator, withField, withRule } from '../support/operatorClient.ts'
import { expect, openRegister, test as portalTest } from '../support/portalTest.ts'
import {
  operatorPassword,
  type RunningGateway,
  startGatewayProcess,
} from '../support/runningGateway.ts'

type Pair = { one: RunningGateway; other: RunningGateway }

/** Two gateways on one PostgreSQL database; pages open on the second. */
const test = portalTest.extend<object, { pair: Pair }>({
  pair: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from it.
    async ({}, use) => {
      const postgres = await startTestPostgres()
      const DATABASE_URL = await postgres.createDatabase()
      const one = await startGatewayProcess({ DATABASE_URL })
      const other = await startGatewayProcess({ DATABASE_URL })
      await use({ one, other })
      await Promise.all([one.stop(), other.stop()])
      await postgres.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ pair }, use) => use(pair.other.url),
})

const nickname = {
  name: 'stageName',
  type: 'text',
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 'LENGTH_ONLY',
  minLength: 2,
  maxLength: 30,
  label: { pt: 'Nome artístico', en: 'Stage name' },
} as const

test('a rule published through one gateway reaches a form that is open on another gateway', {
  tag: '@full',
}, async ({ page, pair }) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/wps/system/setting/register')) asked += 1
  })
  // Waits for the first `beat` frame: after the earlier `welcome` frame, the page may fetch missed
  // changes once.
  const followed = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"beat"')),
    )
  const dialog = await openRegister(page)
  await dialog.getByLabel('Usuário *').fill('marina92')
  await followed
  const before = asked

  const operator = await logInOperator(pair.one.url, operatorPassword)
  await operator.publish((draft) =>
    withField(nickname)(withRule('username', { minLength: 12, samples: {} })(draft)),
  )

  await expect(dialog.getByLabel('Nome artístico')).toBeVisible()
  await expect(dialog.getByText(/de 12 a 16 caracteres/)).toBeVisible()
  await expect(dialog.getByLabel('Usuário *')).toHaveValue('marina92')
  // The socket's event made the page fetch the rules exactly once.
  expect(asked - before).toBe(1)
})

test('maintenance switched on through one gateway closes pages served by another', {
  tag: '@full',
}, async ({ page, pair }) => {
  const operator = await logInOperator(pair.one.url, operatorPassword)
  const welcomed = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"welcome"')),
    )
  await page.goto('/')
  await welcomed
  await operator.setStatus('maintenance')
  await expect(page.getByRole('heading', { name: 'Voltamos já' })).toBeVisible()
  await operator.setStatus('normal')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cadastre-se' })).toBeVisible()
})
