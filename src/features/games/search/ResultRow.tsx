import type { ReactNode } from 'react'

type Props = { className?: string | undefined; isActive: boolean; children: ReactNode }

/** Row of the result grid, with one cell for each action. */
export const ResultRow = ({ className, isActive, children }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: table rows cannot be laid out side by side.
  // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and refers to the cell.
  <div role="row" className={className} data-active={isActive || undefined}>
    {children}
  </div>
)
