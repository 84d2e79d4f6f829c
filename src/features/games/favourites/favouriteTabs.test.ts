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

it('has a tab that does not know yet whose it is read its favourites again', async () => {
  const queryClient = new QueryClient()
  const { queryKey } = favouritesQuery()
  queryClient.setQueryData(queryKey, { list: [] })
  const leave = joinTabs(queryClient)
  const other = openBroadcast<object>('portico.favourites', () => {})
  other.say({ member: 'somebody', change })
  await eventually(() => expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true))
  // Whose change it was is not known either.
  expect(queryClient.getQueryData(queryKey)).toEqual({ list: [] })
  other.close()
  leave()
})

it('tells of a change before it knows whose the tab is', async () => {
  const heard = vi.fn()
  const leave = joinTabs(new QueryClient())
  const other = openBroadcast<object>('portico.favourites', heard)
  tellTabs(change)
  await eventually(() => expect(heard).toHaveBeenCalledWith({ member: undefined, change }))
  other.close()
  leave()
})

it('a tab that joins later is told of the last change, whichever tab made it', async () => {
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
