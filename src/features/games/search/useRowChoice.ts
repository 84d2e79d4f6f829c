import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useLanguage } from '../../../kit/i18n/I18nProvider.tsx'
import { firstChoice, type RowAction, type RowGroup, type SearchRow } from './searchRows.ts'

/** Key of a row, and the index of an action in the row. */
export type Choice = { key: string; action: number }

type Input = {
  text: string
  groups: readonly RowGroup[]
  /** True if the results belong to the current text. */
  isCurrent: boolean
  onAct: (action: RowAction) => void
}

/** Number of rows by which a key moves the selection. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** True if the left and right arrow keys are not needed to move the text cursor. */
const isFree = (target: HTMLElement): boolean =>
  !(target instanceof HTMLInputElement) ||
  (target.selectionStart === target.value.length && target.selectionEnd === target.value.length)

/**
 * Selected row of the results, controlled by keys in the field or the grid, or by the pointer.
 * After typing, the best game is selected. Up and Down move through the rows and wrap around; Left
 * and Right, at the end of the text, move through the actions of a row. Enter runs the selected
 * action; Ctrl-Enter opens the game's page.
 */
export function useRowChoice({ text, groups, isCurrent, onAct }: Input) {
  const gridId = useId()
  const isMirrored = useLanguage().direction === 'rtl'
  const [chosen, setChosen] = useState<Choice & { text: string }>()
  /**
   * Text for which Enter was pressed before its results arrived. When they arrive, the first result
   * opens.
   */
  const [awaited, setAwaited] = useState<string>()
  const rows = groups.flatMap((group) => group.rows)
  const own = chosen?.text === text ? chosen : undefined
  const ownRow = own && rows.find(({ key }) => key === own.key)
  const byItself = text.trim() !== '' && isCurrent ? firstChoice(groups) : undefined
  const row: SearchRow | undefined = ownRow ?? byItself
  const action = ownRow && own ? Math.min(own.action, ownRow.actions.length - 1) : 0
  const idOf = (choice: Choice) => `${gridId}-${choice.key}-${choice.action}`
  const activeId = row && idOf({ key: row.key, action })
  const choose = (choice: Choice | undefined) => setChosen(choice && { ...choice, text })

  const move = (step: number) => {
    const from = row ? rows.indexOf(row) : step > 0 ? -1 : 0
    const next = rows[(from + step + rows.length) % rows.length]
    if (next) choose({ key: next.key, action: 0 })
  }
  const moveAlong = (step: number): boolean => {
    if (!row?.actions[action + step]) return false
    choose({ key: row.key, action: action + step })
    return true
  }
  const enter = (withControl: boolean) => {
    if (!row) {
      if (!isCurrent) setAwaited(text)
      return
    }
    const last = row.kind === 'game' ? row.actions.at(-1) : undefined
    onAct((withControl ? last : undefined) ?? row.actions[action] ?? row.actions[0])
  }
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const { key, nativeEvent, currentTarget } = event
    if (nativeEvent.isComposing || event.altKey) return
    const step = steps[key]
    const along = (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0) * (isMirrored ? -1 : 1)
    if (step !== undefined) move(step)
    else if (key === 'Enter') enter(event.ctrlKey || event.metaKey)
    else if (along === 0 || !isFree(currentTarget) || !moveAlong(along)) return
    event.preventDefault()
  }

  const isAwaited = awaited === text && isCurrent && byItself !== undefined
  useEffect(() => {
    if (!isAwaited) return
    setAwaited(undefined)
    if (byItself) onAct(byItself.actions[0])
  })
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])
  const active = row && { key: row.key, action }
  return { gridId, activeId, active, hasRows: rows.length > 0, idOf, choose, handleKey }
}
