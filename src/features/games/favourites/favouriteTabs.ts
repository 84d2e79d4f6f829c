import type { QueryClient } from '@tanstack/react-query'
import { openBroadcast } from '../../../kit/tabs/broadcast.ts'
import { memberIdIn } from '../../../session/interruption.ts'
import { sessionKey } from '../../../session/realtime/sessionKey.ts'
import { type Change, changeHere, reread } from './favouriteList.ts'

/**
 * `member` is a hash that identifies the player without revealing the id; undefined if the session
 * of the sending tab has not loaded.
 */
type Told = { member: string | undefined; change: Change }
type Word = Told | 'joined'

async function memberKey(queryClient: QueryClient): Promise<string | undefined> {
  const id = memberIdIn(queryClient)
  return id === undefined ? undefined : sessionKey(id)
}

type Tabs = { say: (change: Change) => void; close: () => void }

function openTabs(queryClient: QueryClient): Tabs {
  let last: Told | undefined
  const hear = async (word: Word) => {
    if (word === 'joined') {
      // Sends the last change to the new tab, because the new tab may have loaded its favourites
      // before that change.
      if (last) channel.say(last)
      return
    }
    last = word
    const { member, change } = word
    const own = await memberKey(queryClient)
    // The session of one of the two tabs has not loaded, so the change may be another player's.
    if (own === undefined || member === undefined) return reread(queryClient)
    if (own !== member) return
    changeHere(queryClient, change)
    void reread(queryClient)
  }
  let isClosed = false
  const channel = openBroadcast<Word>('portico.favourites', (word) => void hear(word))
  channel.say('joined')
  return {
    say: (change) =>
      void memberKey(queryClient).then((member) => {
        // The channel may have been closed while `memberKey` computed the key.
        if (isClosed) return
        last = { member, change }
        channel.say(last)
      }),
    close() {
      isClosed = true
      channel.close()
    },
  }
}

let open: { tabs: Tabs; users: number } | undefined

/**
 * Synchronizes a player's favourites across tabs; all lists of a page share one channel.
 * @returns function that ends the synchronization for this list.
 */
export function joinTabs(queryClient: QueryClient): () => void {
  open ??= { tabs: openTabs(queryClient), users: 0 }
  open.users += 1
  return () => {
    if (!open) return
    open.users -= 1
    if (open.users > 0) return
    open.tabs.close()
    open = undefined
  }
}

/** Sends a change that the server has accepted to the other tabs. */
export const tellTabs = (change: Change): void => open?.tabs.say(change)
