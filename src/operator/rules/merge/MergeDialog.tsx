import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useReturnFocus } from '../../ConfirmDialog.tsx'
import patterns from '../../patterns.module.css'
import { focusControl } from '../controlIds.ts'
import type { EditedRule } from '../draft.ts'
import { beginDraft, finishMerge, type MergeSource, useEditor } from '../editorStore.ts'
import { ConflictChoice, choiceId } from './ConflictChoice.tsx'
import classes from './merge.module.css'
import { type MergeItem, mergeRules, type Side } from './mergeRules.ts'
import { TakenList } from './TakenList.tsx'

/** Chosen side of each conflict, by its id. */
type Choices = Readonly<Record<string, Side>>

type Props = { merge: MergeSource; onClose: () => void }

/**
 * Merges another operator's rules with the draft. The operator must resolve each conflict; other
 * changes are listed.
 */
export function MergeDialog({ merge, onClose }: Props) {
  const intl = useIntl()
  const mine = useEditor((state) => state.draft)
  const [choices, setChoices] = useState<Choices>({})
  const [isShown, setShown] = useState(false)
  const { kind, version, author, base, theirs } = merge
  const { rules, conflicts, takenItems } = mergeRules({ base, theirs, mine }, choices)
  const fields = [...mine.fields, ...theirs.fields, ...base.fields]
  const missing = conflicts.filter(({ id }) => choices[id] === undefined)
  useReturnFocus()
  const finish = () => {
    const [first] = missing
    setShown(true)
    if (first) {
      focusControl(choiceId(first.id, 'mine'))
      return
    }
    finishMerge(rules)
    onClose()
  }
  const drop = () => {
    beginDraft(merge.newBase)
    onClose()
  }
  return (
    <Dialog
      title={intl.formatMessage({ id: `operator.merge.title.${kind}` }, { author, version })}
      closeLabel={intl.formatMessage({ id: 'app.close' })}
      size="wide"
      isOpen
      onClose={onClose}
    >
      <div className={patterns.column24}>
        <Conflicts
          conflicts={conflicts}
          author={author}
          fields={fields}
          choices={choices}
          isShown={isShown}
          onChoose={setChoices}
        />
        <TakenList takenItems={takenItems} author={author} fields={fields} />
        {isShown && missing.length > 0 && (
          <p className={classes.missing} role="alert">
            {intl.formatMessage({ id: 'operator.merge.missing' }, { count: missing.length })}
          </p>
        )}
        <MergeActions onDrop={kind === 'published' ? drop : undefined} onFinish={finish} />
      </div>
    </Dialog>
  )
}

type ConflictsProps = {
  conflicts: readonly MergeItem[]
  author: string
  fields: readonly EditedRule[]
  choices: Choices
  /** True once conflicts without a choice are marked. */
  isShown: boolean
  onChoose: (choices: Choices) => void
}

function Conflicts({ conflicts, choices, isShown, onChoose, ...shared }: ConflictsProps) {
  const chooseAll = (side: Side) =>
    onChoose(Object.fromEntries(conflicts.map(({ id }) => [id, side])))
  return (
    <section className={patterns.column12}>
      <div className={classes.head}>
        <h3 className={classes.title}>
          <FormattedMessage id="operator.merge.conflicts" values={{ count: conflicts.length }} />
        </h3>
        {conflicts.length > 1 && (
          <div className={classes.all}>
            <Button onClick={() => chooseAll('mine')}>
              <FormattedMessage id="operator.merge.allMine" />
            </Button>
            <Button onClick={() => chooseAll('theirs')}>
              <FormattedMessage id="operator.merge.allTheirs" />
            </Button>
          </div>
        )}
      </div>
      {conflicts.map((item) => (
        <ConflictChoice
          key={item.id}
          item={item}
          choice={choices[item.id]}
          isMissing={isShown && choices[item.id] === undefined}
          onChoose={(side) => onChoose({ ...choices, [item.id]: side })}
          {...shared}
        />
      ))}
    </section>
  )
}

type ActionsProps = { onDrop: (() => void) | undefined; onFinish: () => void }

function MergeActions({ onDrop, onFinish }: ActionsProps) {
  return (
    <div className={classes.actions}>
      {onDrop && (
        <Button variant="quiet" onClick={onDrop}>
          <FormattedMessage id="operator.merge.dropMine" />
        </Button>
      )}
      <Button variant="primary" onClick={onFinish}>
        <FormattedMessage id="operator.merge.finish" />
      </Button>
    </div>
  )
}
