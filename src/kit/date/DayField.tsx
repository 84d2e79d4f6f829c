import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react'
import { CalendarIcon } from '../../ui/controlIcons.tsx'
import fieldClasses from '../../ui/field/Field.module.css'
import { Field, type FieldTexts, useField } from '../../ui/field/Field.tsx'
import { formatDay } from '../format/calendarDay.ts'
import { useLanguage } from '../i18n/I18nProvider.tsx'
import { clampDay } from './calendar.ts'
import { DayCalendar } from './DayCalendar.tsx'
import classes from './DayField.module.css'
import { dayText, readDay } from './dayText.ts'

type Props = Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max'
> &
  FieldTexts & {
    /** `yyyy-MM-dd`; empty if no day is selected. */
    value: string
    /** Called when a typed day is complete or a day is picked; `''` for an emptied field. */
    onChange: (day: string) => void
    /** First and last day of the calendar. A typed day may be outside these limits. */
    min?: string
    max?: string
  }

const exampleDay = '2026-12-31'

/** Places the panel below its field, or above it if there is not enough room below. */
function placePanel(panel: HTMLElement, field: HTMLElement): void {
  const { left, right, top, bottom } = field.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const before = panel.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(field).direction === 'rtl'
  const start = isRightToLeft ? right - width : left
  const x = Math.max(8, Math.min(start, innerWidth - width - 8))
  const y = bottom + 4 + height > innerHeight && top > height ? top - height - 4 : bottom + 4
  panel.style.translate = `${x - before.left}px ${y - before.top}px`
}

/**
 * Field for a day that is typed in the order of the page's language or picked from a calendar. A
 * native date field would use the browser's language. An invalid text is replaced by the last valid
 * day.
 */
export function DayField({ value, onChange, onBlur, onKeyDown, min, max, ...props }: Props) {
  const language = useLanguage()
  const { field, control } = useField(props)
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const buttonId = useId()
  useEffect(() => {
    if (!isOpen || !panel.current || !row.current) return
    panel.current.showPopover()
    placePanel(panel.current, row.current)
    panel.current.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
  }, [isOpen])
  const read = () => {
    if (typed === undefined) return
    setTyped(undefined)
    const day = readDay(typed, language)
    if (day !== undefined && day !== value) onChange(day)
  }
  // Without a value the calendar starts at the first possible day. The current day would differ
  // between the prerendered page and the browser.
  const example = min ?? max ?? exampleDay
  const first = clampDay(value === '' ? example : value, min, max)
  const [year = 0, month = 0, day = 0] = first.split('-').map(Number)
  return (
    <Field {...field}>
      <div className={fieldClasses.row} ref={row}>
        <input
          autoComplete="off"
          placeholder={dayText(example, language)}
          {...control}
          type="text"
          inputMode="numeric"
          dir="ltr"
          className={`${fieldClasses.control} ${fieldClasses.withInside} ${classes.input}`}
          value={typed ?? dayText(value, language)}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={(event) => {
            read()
            onBlur?.(event)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') read()
            onKeyDown?.(event)
          }}
        />
        <button
          type="button"
          id={buttonId}
          className={fieldClasses.inside}
          aria-labelledby={`${field.id}-label ${buttonId}`}
          aria-label={formatDay({ year, month, day }, language)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <CalendarIcon />
        </button>
        {isOpen && (
          <div
            ref={panel}
            popover="auto"
            role="dialog"
            aria-labelledby={`${field.id}-label`}
            className={classes.panel}
            onBlur={({ currentTarget, relatedTarget }) => {
              // Tab leaves the calendar, which would cover the control that gets the focus.
              if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
            }}
            onToggle={({ newState }) => newState === 'closed' && setOpen(false)}
          >
            <DayCalendar
              day={first}
              value={value}
              min={min}
              max={max}
              onPick={(newDay) => {
                panel.current?.hidePopover()
                setTyped(undefined)
                if (newDay !== value) onChange(newDay)
              }}
            />
          </div>
        )}
      </div>
    </Field>
  )
}
