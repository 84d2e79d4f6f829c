import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ChevronDownIcon } from '../../ui/controlIcons.tsx'
import { dateFormatter } from '../format/formatters.ts'
import { useLanguage } from '../i18n/I18nProvider.tsx'
import { addMonths, clampDay, dayAfterKey, firstWeekday, noonOf, weeksOf } from './calendar.ts'
import classes from './DayField.module.css'

type Props = {
  /** Day that has the focus first. */
  day: string
  /** Selected day; empty if none is selected. */
  value: string
  min?: string | undefined
  max?: string | undefined
  onPick: (day: string) => void
}

/**
 * Calendar of one month in the page's language. Weeks begin on the language's usual weekday. Arrow
 * keys move by days and weeks, Page Up and Page Down by months.
 */
export function DayCalendar({ day, value, min, max, onPick }: Props) {
  const language = useLanguage()
  const [cursor, setCursor] = useState(day)
  const grid = useRef<HTMLTableElement>(null)
  const moveFocus = useRef(true)
  useEffect(() => {
    if (!moveFocus.current) return
    grid.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus()
  }, [cursor])
  const firstDay = firstWeekday(language.locale)
  const weeks = weeksOf(cursor, firstDay)
  const textOf = (each: string, options: Intl.DateTimeFormatOptions) =>
    dateFormatter(language, { ...options, timeZone: 'UTC' }).format(noonOf(each))
  const monthText = (each: string) => textOf(each, { year: 'numeric', month: 'long' })
  const show = (next: string, withFocus: boolean) => {
    moveFocus.current = withFocus
    setCursor(clampDay(next, min, max))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isRightToLeft = language.direction === 'rtl'
    const next = dayAfterKey(event.key, cursor, { firstDay, isRightToLeft })
    if (next === undefined) return
    event.preventDefault()
    show(next, true)
  }
  const monthButton = (months: -1 | 1) => (
    <button
      type="button"
      className={classes.turn}
      data-side={months < 0 ? 'start' : 'end'}
      aria-label={monthText(addMonths(cursor, months))}
      onClick={() => show(addMonths(cursor, months), false)}
    >
      <ChevronDownIcon />
    </button>
  )
  return (
    <>
      <div className={classes.head}>
        {monthButton(-1)}
        <strong aria-live="polite">{monthText(cursor)}</strong>
        {monthButton(1)}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA date picker is a grid. */}
      <table ref={grid} role="grid" aria-label={monthText(cursor)} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((each) => (
              <th key={each} scope="col" aria-label={textOf(each, { weekday: 'long' })}>
                {textOf(each, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((each) => (
                <td key={each}>
                  <button
                    type="button"
                    data-day={each}
                    className={classes.day}
                    tabIndex={each === cursor ? 0 : -1}
                    aria-label={textOf(each, { dateStyle: 'long' })}
                    aria-pressed={each === value}
                    data-other={each.slice(0, 7) !== cursor.slice(0, 7) || undefined}
                    disabled={each !== clampDay(each, min, max)}
                    onClick={() => onPick(each)}
                  >
                    {Number(each.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
