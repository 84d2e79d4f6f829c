import type { QueryClient } from '@tanstack/react-query'
import { openBroadcast } from '../../../kit/tabs/broadcast.ts'
import { memberIdIn } from '../../../session/interruption.ts'
import { sessionKey } from '../../../session/realtime/sessionKey.ts'
import { type Change, changeHere, reread } from './favouriteList.ts'

/** `member` names the player without telling who it is, if the tab knows that yet. */
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
      // Its list may have been read before the last change.
      if (last) channel.say(last)
      return
    }
    last = word
    const { member, change } = word
    const own = await memberKey(queryClient)
    // While either tab does not know yet whose it is, what has changed is asked for.
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
        // Its list may be gone by the time that the server has answered.
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
 * Keeps the favourites of one player in step in all tabs; one channel serves every list of a page.
 * @returns ends it for this list.
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

/** Tells the other tabs what the server has agreed to. */
export const tellTabs = (change: Change): void => open?.tabs.say(change)
