import type { components } from '../../src/api/gen/paths.ts'
import { photo } from '../support/photos.ts'
import { logInAs } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

type Status = components['schemas']['IdentityStatus']
type Step = Status['steps'][number]

const submittedAt = '2026-11-21T14:02:11Z'
const decidedAt = '2026-11-21T14:02:14Z'

/** The three steps of the identity check. A step that is not given has not started. */
function stepsOf(givenSteps: readonly Partial<Step>[]): Step[] {
  const ids = ['PERSON', 'DOCUMENT', 'SELFIE'] as const
  return ids.map((step, index) => ({
    step,
    level: index + 1,
    state: 'NOT_STARTED',
    attemptsLeft: 5,
    ...givenSteps[index],
  }))
}

const actions = ['DEPOSIT', 'PLAY', 'WITHDRAWAL'] as const

/**
 * Status of the identity check of a member who has given only their name, with some properties
 * changed.
 */
const statusOf = (givenSteps: readonly Partial<Step>[], changes: Partial<Status> = {}): Status => ({
  level: 0,
  currency: 'BRL',
  minimumAge: 18,
  steps: stepsOf(givenSteps),
  rules: [
    { action: 'DEPOSIT', level: 1 },
    { action: 'PLAY', level: 1 },
    { action: 'WITHDRAWAL', level: 1 },
    { action: 'WITHDRAWAL', level: 3, aboveTotal: '10000.00' },
  ],
  person: { fullName: 'Ana Souza Lima', locked: ['fullName'] },
  withdrawn: '850.00',
  withdrawalLeft: '0.00',
  demands: actions.map((action) => ({ action, level: 1, reason: 'ALWAYS' })),
  ...changes,
})

const acceptedStep: Partial<Step> = { state: 'ACCEPTED', submittedAt, decidedAt }
const level1: Partial<Status> = {
  level: 1,
  withdrawalLeft: '9150.00',
  person: { number: '***.456.789-**', locked: ['number'] },
}

/**
 * Opens a page with a mocked status, so that a change for one screenshot does not appear in the
 * next.
 */
async function open(stage: Stage, status: Status, path = '/member/identity') {
  await show(stage, status, path)
  await stage.page.getByRole('main').getByRole('region').first().waitFor()
}

/** Opens a page with a mocked status of the identity check. */
async function show(stage: Stage, { demands, ...status }: Status, path: string) {
  const { page } = stage
  await logInAs(stage, 'ana')
  const isDemanded = status.level === 0 || status.withdrawalLeft === '0.00'
  const value = { ...status, demands: isDemanded ? demands : [] }
  await page.route('**/wps/identity', (route) => route.fulfill({ json: { success: true, value } }))
  await page.goto(path)
}

/** Selects images of both sides of an identity document. */
async function chooseSides({ page, text }: Stage) {
  await page.route('**/wps/files', (route) =>
    route.fulfill({
      json: {
        success: true,
        value: {
          fileId: 'f-5b0c9e47d1a24f6e8a3c70e2b94d1f58',
          mediaType: 'image/png',
          size: 1000,
          width: 1000,
          height: 640,
          expiresAt: '2027-01-01T00:00:00Z',
        },
      },
    }),
  )
  for (const side of ['front', 'back'] as const) {
    const group = page.getByRole('group', { name: text(`identity.document.${side}`) })
    await group.locator('input').first().setInputFiles(photo())
    await group.getByText(text('identity.picture.states.sent')).waitFor()
  }
}

const rejectedDocument: Partial<Step> = {
  state: 'REJECTED',
  reason: 'BLURRED',
  documentType: 'CNH',
  attemptsLeft: 3,
  submittedAt,
  decidedAt,
}

/** The identity check with its steps requested, under review, rejected and done. */
export const identityScenes: readonly Scene[] = [
  { name: 'identity-begin', prepare: (stage) => open(stage, statusOf([])) },
  {
    name: 'identity-personReview',
    prepare: (stage) => open(stage, statusOf([{ state: 'UNDER_REVIEW', submittedAt }])),
  },
  {
    name: 'identity-documentRejected',
    prepare: (stage) => open(stage, statusOf([acceptedStep, rejectedDocument], level1)),
  },
  {
    name: 'identity-documentChosen',
    async prepare(stage) {
      await open(stage, statusOf([acceptedStep], level1))
      await stage.page.getByRole('button', { name: stage.text('identity.steps.start') }).click()
      await chooseSides(stage)
    },
  },
  {
    name: 'identity-selfie',
    prepare: (stage) =>
      open(stage, statusOf([acceptedStep, { state: 'UNDER_REVIEW', submittedAt }], level1)),
  },
  {
    name: 'identity-exhausted',
    prepare: (stage) =>
      open(
        stage,
        statusOf(
          [acceptedStep, { ...rejectedDocument, attemptsLeft: 0, retryAt: '2026-11-22T14:02:11Z' }],
          level1,
        ),
      ),
  },
  {
    name: 'identity-done',
    async prepare(stage) {
      await logInAs(stage, 'ana')
      await stage.page.goto('/member/identity')
      await stage.page.getByRole('main').getByRole('region').first().waitFor()
    },
  },
  {
    name: 'identity-deposit',
    async prepare(stage) {
      await show(stage, statusOf([]), '/member/deposit')
      await stage.page.getByText(stage.text('identity.notice.DEPOSIT')).waitFor()
    },
  },
  {
    name: 'identity-withdrawal',
    prepare: (stage) => open(stage, statusOf([]), '/member/withdraw'),
  },
]
