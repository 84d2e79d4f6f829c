import { useRef, useState } from 'react'

/** Open branches, and the item in the tab order. */
export type TreeState = {
  isOpen: (memberId: string) => boolean
  toggle: (memberId: string) => void
  /** Key of the last used item; undefined selects the first one. */
  activeKey: string | undefined
  setActiveKey: (key: string) => void
  /** Requests the focus for a page that is still loading. */
  awaitPage: (pageKey: string) => void
  /** Focuses `item` if `awaitPage` was called for the same page. */
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
