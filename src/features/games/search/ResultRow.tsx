import type { ReactNode } from 'react'

type Props = { className?: string | undefined; isActive: boolean; children: ReactNode }

/** A row of the grid of results, whose cells are what can be done with it. */
export const ResultRow = ({ className, isActive, children }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a table's rows could not stand side by side.
  // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus, and names the cell.
  <div role="row" className={className} data-active={isActive || undefined}>
    {children}
  </div>
)
