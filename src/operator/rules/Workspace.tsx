import { Suspense, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { Dialog } from '../../ui/Dialog.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { focusControl, openerId } from './controlIds.ts'
import { useEditor } from './editorStore.ts'
import { useGuard } from './guard/guardStore.ts'
import { AddFieldDialog, FieldPanel, FormsTable, GuardDialog } from './lazyParts.ts'
import { closeField, useSelection } from './selection.ts'
import type { RuleFilter } from './table/filterRules.ts'
import { RuleTable } from './table/RuleTable.tsx'
import { type TableView, Toolbar } from './table/Toolbar.tsx'
import { useRuleRows } from './table/useRuleRows.ts'
import { useFieldLabel } from './useFieldLabel.ts'
import classes from './workspace.module.css'

/**
 * Width from which details are shown beside the table. The style sheets must use the same width.
 */
const wideQuery = '(width >= 1120px)'

/** True if the window has room for two columns. */
function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(wideQuery)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => window.matchMedia(wideQuery).matches,
  )
}

/**
 * Table of fields, with the details of the open field beside it or, on narrow screens, in a dialog.
 */
export function Workspace() {
  const rows = useRuleRows()
  const [filter, setFilter] = useState<RuleFilter>({ text: '', state: 'all' })
  const [view, setView] = useState<TableView>('list')
  const [isAdding, setAdding] = useState(false)
  const open = useSelection((state) => state.open)
  const asked = useGuard((state) => state.asked)
  const isOpen = rows.some(({ rule }) => rule.name === open)
  return (
    <>
      <Toolbar
        filter={filter}
        onFilter={setFilter}
        view={view}
        onView={setView}
        onAdd={() => setAdding(true)}
      />
      <div className={classes.workspace} data-open={isOpen || undefined}>
        {view === 'list' ? (
          <RuleTable rows={rows} filter={filter} />
        ) : (
          <Suspense fallback={<LoadingSpinner />}>
            <FormsTable rows={rows} filter={filter} />
          </Suspense>
        )}
        {isOpen && open !== null && <Details name={open} />}
      </div>
      <Suspense>
        {isAdding && <AddFieldDialog onClose={() => setAdding(false)} />}
        {asked && <GuardDialog {...asked} />}
      </Suspense>
    </>
  )
}

function LoadingSpinner() {
  const intl = useIntl()
  return <Spinner label={intl.formatMessage({ id: 'app.loading' })} />
}

function Details({ name }: { name: string }) {
  const intl = useIntl()
  const isWide = useIsWide()
  const labelOf = useFieldLabel()
  const label = labelOf(
    name,
    useEditor(({ draft }) => draft.fields.find((rule) => rule.name === name)),
  )
  const close = () => {
    closeField()
    // The control is focused in the next frame, once a closing dialog has released the focus.
    requestAnimationFrame(() => focusControl(openerId(name)) || focusControl('findField'))
  }
  if (isWide) {
    return (
      <aside
        className={classes.details}
        aria-label={intl.formatMessage({ id: 'operator.field.details' }, { field: label })}
      >
        <Suspense fallback={<LoadingSpinner />}>
          <FieldPanel key={name} name={name} isInDialog={false} onClose={close} />
        </Suspense>
      </aside>
    )
  }
  return (
    <Dialog
      title={label}
      closeLabel={intl.formatMessage({ id: 'operator.field.close' })}
      size="large"
      isOpen
      onClose={close}
    >
      <Suspense fallback={<LoadingSpinner />}>
        <FieldPanel key={name} name={name} isInDialog onClose={close} />
      </Suspense>
    </Dialog>
  )
}
