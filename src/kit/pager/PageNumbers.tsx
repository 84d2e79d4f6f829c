import { useIntl } from 'react-intl'
import { pagerItems } from '../../lib/pagerItems.ts'
import { ChevronDownIcon } from '../../ui/controlIcons.tsx'
import controlClasses from '../../ui/controls.module.css'
import classes from './PageNumbers.module.css'

type Props = {
  /** Accessible name of the paged list. */
  label: string
  /** Current page, from 1. */
  page: number
  pages: number
  range?: number
  margin?: number
  onChange: (page: number) => void
}

/** Page numbers of a list with a previous and a next button. Renders nothing for a single page. */
export function PageNumbers({ label, page, pages, range = 5, margin = 2, onChange }: Props) {
  const intl = useIntl()
  if (pages < 2) return null
  let gaps = 0
  const items = pagerItems(page, pages, { range, margin }).map((item) => {
    if (item !== 'gap') return { key: String(item), number: item }
    gaps += 1
    return { key: `gap${gaps}`, number: undefined }
  })
  return (
    <nav className={classes.pager} aria-label={label}>
      <Step
        label={intl.formatMessage({ id: 'pager.previous' })}
        to={page > 1 ? page - 1 : undefined}
        onChange={onChange}
      />
      <ul className={classes.pages}>
        {items.map(({ key, number }) => (
          <li key={key}>
            {number === undefined ? (
              <span className={classes.gap} />
            ) : (
              <button
                type="button"
                className={`${controlClasses.iconTool} ${classes.page}`}
                aria-label={intl.formatMessage({ id: 'pager.page' }, { page: number })}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onChange(number)}
              >
                {/* Numbers below 1000 need no grouping, and the first use of `Intl` blocks a phone
                    for 80 ms. */}
                {number < 1000 ? number : intl.formatNumber(number)}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Step
        isOn
        label={intl.formatMessage({ id: 'pager.next' })}
        to={page < pages ? page + 1 : undefined}
        onChange={onChange}
      />
    </nav>
  )
}

type StepProps = {
  label: string
  isOn?: boolean
  to: number | undefined
  onChange: (page: number) => void
}

function Step({ label, isOn = false, to, onChange }: StepProps) {
  return (
    <button
      type="button"
      className={`${controlClasses.iconTool} ${classes.step}`}
      data-on={isOn || undefined}
      aria-label={label}
      aria-disabled={to === undefined || undefined}
      onClick={() => to !== undefined && onChange(to)}
    >
      <ChevronDownIcon />
    </button>
  )
}
