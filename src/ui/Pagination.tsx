import { PaginationItems, PaginationNext, PaginationPrevious, PaginationRoot } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Pagination.module.css'

type Props = {
  /** Accessible name of the navigation. */
  label: string
  /** Position in the list, in words. */
  place: ReactNode
  /** Current page, counted from 1. */
  page: number
  pages: number
  /** Accessible names of the controls. */
  names: { previous: string; next: string; page: (page: number) => string }
  /** Props of the control that opens a page, such as the props of a link. */
  controlProps: (page: number) => Record<string, unknown>
}

/**
 * Position in a paged list, with controls that open other pages. Use it only in lazily loaded
 * chunks.
 */
export function Pagination({ label, place, page, pages, names, controlProps }: Props) {
  // Not `disabled` on the first and last page, since a disabled button loses the focus.
  const stepProps = (to: number) =>
    to < 1 || to > pages ? { 'aria-disabled': true, onClick: undefined } : controlProps(to)
  return (
    <nav className={classes.pager} aria-label={label}>
      <p role="status">{place}</p>
      {pages > 1 && (
        <PaginationRoot
          total={pages}
          value={page}
          classNames={{
            root: classes.controls ?? '',
            control: classes.control ?? '',
            dots: classes.dots ?? '',
          }}
          getItemProps={(to) => Object.assign(controlProps(to), { 'aria-label': names.page(to) })}
        >
          <PaginationPrevious
            aria-label={names.previous}
            disabled={false}
            {...stepProps(page - 1)}
          />
          <PaginationItems />
          <PaginationNext aria-label={names.next} disabled={false} {...stepProps(page + 1)} />
        </PaginationRoot>
      )}
    </nav>
  )
}
