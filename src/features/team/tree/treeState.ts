import { useRef, useState } from 'react'

/** Which branches are open, and which item Tab comes to. */
export type TreeState = {
  isOpen: (memberId: string) => boolean
  toggle: (memberId: string) => void
  /** The item that was used last; undefined for the first of all. */
  activeKey: string | undefined
  setActiveKey: (key: string) => void
  /** Has a page that is on its way take the focus when it is there. */
  awaitPage: (pageKey: string) => void
  /** Gives the focus to an item if its page was waited for. */
  takeFocus: (pageKey: string, item: HTMLElement | null, isThere: boolean) => void
}

export function useTreeState(): TreeState {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [activeKey, setActiveKey] = useState<string>()
  const awaited = useRef<string>(undefined)
  return {
    isOpen: (memberId) => open.has(memberId),
    toggle: (memberId) => {
      const next = new Set(open)
      if (!next.delete(memberId)) next.add(memberId)
      setOpen(next)
    },
    activeKey,
    setActiveKey,
    awaitPage: (pageKey) => {
      awaited.current = pageKey
    },
    takeFocus: (pageKey, item, isThere) => {
      if (item === null || awaited.current !== pageKey) return
      if (isThere) awaited.current = undefined
      item.focus()
    },
  }
}
