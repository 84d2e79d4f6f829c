import { logInAsAgent } from './memberSession.ts'
import type { Scene, Stage } from './scene.ts'

async function openCentre(stage: Stage) {
  await logInAsAgent(stage, 'carla')
  await stage.page.goto('/agentHome/registerCentre')
  await stage.page.getByRole('table').waitFor()
}

const dialogOf = ({ page }: Stage) => page.getByRole('dialog')

async function open(stage: Stage, name: string) {
  await openCentre(stage)
  await stage.page.getByRole('main').getByRole('button', { name }).first().click()
  await dialogOf(stage).waitFor()
}

async function openForm(stage: Stage) {
  await open(stage, stage.text('team.invitation.new'))
  await dialogOf(stage).getByLabel(stage.text('team.rates.all')).waitFor()
}

async function openAccount(stage: Stage) {
  await open(stage, stage.text('team.account.open'))
  await dialogOf(stage).getByLabel(stage.text('team.rates.all')).waitFor()
}

/** An agent's registration centre and its dialogs. */
export const teamScenes: readonly Scene[] = [
  { name: 'registerCentre-table', prepare: openCentre },
  {
    name: 'registerCentre-invitation',
    prepare: async (stage) => {
      await openForm(stage)
      const dialog = dialogOf(stage)
      await dialog.getByLabel(stage.text('records.columns.note')).fill('Instagram')
      await dialog.getByLabel(stage.text('team.rates.all')).fill('12')
      await dialog.getByRole('button', { name: stage.text('team.rates.fill') }).click()
    },
  },
  {
    name: 'registerCentre-created',
    prepare: async (stage) => {
      // The invitation is only mocked, since other screenshots show carla's invitations.
      await stage.page.route('**/wps/agent/invitations', (route) =>
        route.fulfill({
          json: {
            success: true,
            value: {
              invitationId: 'iv-019aa6b3c0d4',
              code: 'K7QPM2XD',
              accountKind: 'MEMBER',
              rates: {
                ELOTT: '0.40',
                LOTT: '0.40',
                LIVE: '0.40',
                SPORTS: '0.40',
                FISH: '0.40',
                RNG: '0.40',
                PVP: '0.40',
                ESPORTS: '0.40',
              },
              note: 'Instagram',
              visits: 0,
              uses: 0,
              firstDeposits: 0,
              status: 'OPEN',
              createdAt: '2026-11-21T15:40:00Z',
            },
          },
        }),
      )
      await openForm(stage)
      const dialog = dialogOf(stage)
      await dialog.getByRole('button', { name: stage.text('team.invitation.create') }).click()
      await dialog.getByRole('img').waitFor()
    },
  },
  {
    name: 'registerCentre-end',
    prepare: async (stage) => {
      await openCentre(stage)
      const name = stage.text('team.end').replace('{code}', 'CARLAZAP')
      await stage.page.getByRole('button', { name }).click()
      await dialogOf(stage).getByText(stage.text('team.invitation.endMeaning')).waitFor()
    },
  },
  { name: 'registerCentre-account', prepare: openAccount },
]
