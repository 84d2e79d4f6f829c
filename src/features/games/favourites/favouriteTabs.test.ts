import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { eventually } from '../../../../tests/support/eventually.ts'
import { openBroadcast } from '../../../kit/tabs/broadcast.ts'
import { favouritesQuery } from './favouriteList.ts'
import { joinTabs, tellTabs } from './favouriteTabs.ts'

const change = {
  favourite: { nodeId: 'PG-1', vendor: 'PG', gameType: 'RNG' } as const,
  isOn: true,
}

it('a tab without a loaded session refetches the favourites after a change in another tab', async () => {
  const queryClient = new QueryClient()
  const { queryKey } = favouritesQuery()
  queryClient.setQueryData(queryKey, { list: [] })
  const leave = joinTabs(queryClient)
  const other = openBroadcast<object>('portico.favourites', () => {})
  other.say({ member: 'somebody', change })
  await eventually(() => expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true))
  // The list is not changed directly, because the change may belong to another member.
  expect(queryClient.getQueryData(queryKey)).toEqual({ list: [] })
  other.close()
  leave()
})

it('a tab whose session has not loaded sends its change to the other tabs', async () => {
  const heard = vi.fn()
  const leave = joinTabs(new QueryClient())
  const other = openBroadcast<object>('portico.favourites', heard)
  tellTabs(change)
  await eventually(() => expect(heard).toHaveBeenCalledWith({ member: undefined, change }))
  other.close()
  leave()
})

it('a tab that opens later receives the last change of the favourites, even if a third tab made the change', async () => {
  const heard = vi.fn()
  const leave = joinTabs(new QueryClient())
  const other = openBroadcast<object | string>('portico.favourites', heard)
  tellTabs(change)
  await eventually(() => expect(heard).toHaveBeenCalledTimes(1))
  other.say('joined')
  await eventually(() => expect(heard).toHaveBeenCalledTimes(2))
  expect(heard).toHaveBeenLastCalledWith({ member: undefined, change })
  const undone = { ...change, isOn: false }
  other.say({ member: undefined, change: undone })
  other.say('joined')
  await eventually(() =>
    expect(heard).toHaveBeenLastCalledWith({ member: undefined, change: undone }),
  )
  other.close()
  leave()
})
