// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openAs } from '../../app/gamesForTests.ts'
import { portalPerTest } from '../../app/portalForTests.ts'
import { openPortal } from '../../app/testing.tsx'
import { connectApi } from '../../session/connectApi.ts'

const mocks = portalPerTest()

async function openCentre() {
  const { queryClient } = await openAs('carla', mocks.context, '/agentHome/registerCentre')
  connectApi(queryClient, () => 'en')
  const main = within(await screen.findByRole('main'))
  await main.findByRole('table')
  return { main, user: userEvent.setup() }
}

async function openDialog(button: string) {
  const { main, user } = await openCentre()
  await user.click(main.getByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByLabelText(/^Slots/)
  return { main, dialog, user }
}

const invitations = () =>
  mocks.context.store.invitations.find({
    where: { agentId: 'm-carla' },
    orderBy: { column: 'createdAt', direction: 'descending' },
  })

describe('registration centre', () => {
  it('[ACT-44] a double click in the registration centre creates one invitation with the typed rates and lists it', async () => {
    const { main, dialog, user } = await openDialog('New invitation')
    await user.type(dialog.getByLabelText(/^Note/), 'Neighbours')
    await user.type(dialog.getByLabelText(/^Sign-ups allowed/), '10')
    await user.selectOptions(dialog.getByLabelText(/^Address/), location.hostname)
    await user.type(dialog.getByLabelText(/^The same for all games/), '0.25{Enter}')
    const slots = dialog.getByLabelText<HTMLInputElement>(/^Slots/)
    expect(slots.value).toBe('0.25')
    await user.clear(slots)
    await user.type(slots, '99')
    await user.click(dialog.getByRole('button', { name: 'Create invitation' }))
    expect(await dialog.findByText(/^Enter at most/)).toBeDefined()
    await user.clear(slots)
    await user.type(slots, '0,5')
    const before = await invitations()
    await user.dblClick(dialog.getByRole('button', { name: 'Create invitation' }))
    expect(await dialog.findByText('Your link is ready.')).toBeDefined()
    const after = await invitations()
    expect(after.length - before.length).toBe(1)
    expect(after[0]).toMatchObject({
      note: 'Neighbours',
      domain: location.hostname,
      maximumUses: 10,
      expiresAt: null,
      rates: { RNG: 5_000, LIVE: 2_500 },
    })
    const row = (await main.findByText('Neighbours')).closest('tr')
    expect(row?.textContent).toContain('0 of 10')
    const link = `${location.origin}/register?referralCode=${after[0]?.code}`
    expect(dialog.getByText(link)).toBeDefined()
  })

  it('[ACT-44] a new invitation starts with the rates of the previous one, and a rate of 0 requires a second click on "Create invitation"', async () => {
    const { dialog, user } = await openDialog('New invitation')
    const [last] = await invitations()
    const slots = dialog.getByLabelText<HTMLInputElement>(/^Slots/)
    expect(Number(slots.value) * 10_000).toBe(last?.rates.RNG)
    await user.clear(slots)
    await user.type(slots, '0')
    const before = await invitations()
    const create = dialog.getByRole('button', { name: 'Create invitation' })
    await user.click(create)
    expect((await dialog.findByRole('alert')).textContent).toContain('Some rates are 0%')
    expect(await invitations()).toEqual(before)
    await user.click(create)
    expect(await dialog.findByText('Your link is ready.')).toBeDefined()
    expect((await invitations())[0]).toMatchObject({ rates: { RNG: 0 } })
  })

  it('[ACT-44] ending an invitation in the registration centre requires a confirmation and removes its End button', async () => {
    const { main, user } = await openCentre()
    await user.click(main.getByRole('button', { name: 'End CARLAZAP' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: 'End invitation' }))
    await waitFor(() => expect(main.queryByRole('button', { name: 'End CARLAZAP' })).toBeNull())
    const row = main.getByText('CARLAZAP').closest('tr')
    expect(row?.textContent).toContain('Ended')
  })

  it('changing the note of an invitation keeps its other values', async () => {
    const [, before] = await invitations()
    const { main, user } = await openCentre()
    await user.click(main.getByRole('button', { name: 'Change PARCERIA' }))
    const dialog = within(await screen.findByRole('dialog'))
    const note = await dialog.findByLabelText(/^Note/)
    await user.clear(note)
    await user.type(note, 'Partners')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await main.findByText('Partners')).toBeDefined()
    const [, after] = await invitations()
    expect(after).toEqual({ ...before, note: 'Partners' })
  })

  it('[ACT-44] a rate that the server rejects is reported at its field in the invitation form, and the field gets the focus', async () => {
    const { dialog, user } = await openDialog('New invitation')
    const place = await mocks.context.store.teamMembers.get('m-carla')
    if (!place) throw new Error('carla has no team')
    await user.type(dialog.getByLabelText(/^The same for all games/), '0.5{Enter}')
    await mocks.context.store.teamMembers.update('m-carla', {
      rates: { ...place.rates, PVP: 1_000 },
    })
    await user.click(dialog.getByRole('button', { name: 'Create invitation' }))
    expect(await dialog.findByText('Enter at most 0.10%, your own rate.')).toBeDefined()
    expect(dialog.getByLabelText(/^Tables/)).toBe(document.activeElement)
    expect(dialog.getByRole('alert').textContent).toMatch(/higher rate than your own/)
  })

  it('[ACT-45] the registration centre validates a new account, opens it once on a double click, shows its password once and lists it in the team', async () => {
    const { main, dialog, user } = await openDialog('Open an account')
    const username = dialog.getByLabelText(/^Username/)
    const password = dialog.getByLabelText(/^First password/)
    await user.type(username, '9c')
    await user.type(password, 'Gavea2026')
    await user.click(dialog.getByRole('button', { name: 'Open the account' }))
    expect(await dialog.findByText(/starting with a letter/)).toBeDefined()
    await user.clear(username)
    await user.type(username, 'carla')
    await user.click(dialog.getByRole('button', { name: 'Open the account' }))
    expect(await dialog.findByText('This username is taken. Try another one.')).toBeDefined()
    await user.clear(username)
    await user.type(username, 'marina92')
    await user.dblClick(dialog.getByRole('button', { name: 'Open the account' }))
    expect(await dialog.findByText('The account is open.')).toBeDefined()
    expect(dialog.getByText('Gavea2026')).toBeDefined()
    expect(await mocks.context.store.members.count({ usernameKey: 'marina92' })).toBe(1)
    await user.click(dialog.getByRole('button', { name: 'See the team' }))
    expect(await main.findByText('marina92')).toBeDefined()
    expect(document.body.textContent).not.toContain('Gavea2026')
  })
})

describe('invitation link', () => {
  it.each([
    ['STORYBIO', 'has ended', 1],
    ['FESTA100', 'has expired', 1],
    ['CARLAZAP', 'is valid', 0],
    ['ANA8K2QX', 'belongs to a friend', 0],
  ])(
    '[ACT-44] the registration form warns only of ended and expired invitations: %s, which %s',
    async (code, _, notices) => {
      const { queryClient } = await openPortal(`/register?referralCode=${code}`)
      const dialog = within(await screen.findByRole('dialog'))
      await dialog.findByLabelText(/^Username \*/)
      await waitFor(() => expect(queryClient.isFetching()).toBe(0))
      const told = dialog.queryAllByText('This invitation is not valid at the moment.')
      expect(told).toHaveLength(notices)
    },
  )

  it.each([
    ['an invitation', 'CARLAZAP', 'Carla'],
    ['a referral', 'ANA8K2QX', 'Ana'],
  ])(
    '[ACT-44] %s link fills in its code %s, which cannot be changed, and names the inviter',
    async (_, linkCode, inviter) => {
      await openPortal(`/register?referralCode=${linkCode}`)
      const dialog = within(await screen.findByRole('dialog'))
      const code = await dialog.findByRole<HTMLInputElement>('textbox', {
        name: /^Invitation code/,
      })
      await waitFor(() => expect(code.value).toBe(linkCode))
      expect(code.readOnly).toBe(true)
      expect(await dialog.findByText(`Invited by ${inviter}`)).toBeDefined()
    },
  )
})
