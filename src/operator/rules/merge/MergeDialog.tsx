import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useReturnFocus } from '../../ConfirmDialog.tsx'
import { focusControl } from '../controlIds.ts'
import { beginDraft, finishMerge, type MergeSource, useEditor } from '../editorStore.ts'
import { ConflictChoice, choiceId } from './ConflictChoice.tsx'
import classes from './merge.module.css'
import { mergeRules, type Side } from './mergeRules.ts'
import { TakenList } from './TakenList.tsx'

type Props = { merge: MergeSource; onClose: () => void }

/**
 * Merges another operator's rules with the draft: conflicts require a choice, other changes are
 * listed.
 */
export function MergeDialog({ merge, onClose }: Props) {
  const intl = useIntl()
  const mine = useEditor((state) => state.draft)
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  const [isShown, setShown] = useState(false)
  const { kind, version, author, base, theirs } = merge
  const { rules, conflicts, takenItems } = mergeRules({ base, theirs, mine }, choices)
  const missing = conflicts.filter(({ id }) => choices[id] === undefined)
  useReturnFocus()
  const chooseAll = (side: Side) =>
    setChoices(Object.fromEntries(conflicts.map(({ id }) => [id, side])))
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
  return (
    <Dialog
      title={intl.formatMessage({ id: `operator.merge.title.${kind}` }, { author, version })}
      closeLabel={intl.formatMessage({ id: 'app.close' })}
      size="wide"
      isOpen
      onClose={onClose}
    >
      <div className={classes.merge}>
        <section className={classes.part}>
          <div className={classes.head}>
            <h3 className={classes.title}>
              {intl.formatMessage({ id: 'operator.merge.conflicts' }, { count: conflicts.length })}
            </h3>
            {conflicts.length > 1 && (
              <div className={classes.all}>
                <Button onClick={() => chooseAll('mine')}>
                  {intl.formatMessage({ id: 'operator.merge.allMine' })}
                </Button>
                <Button onClick={() => chooseAll('theirs')}>
                  {intl.formatMessage({ id: 'operator.merge.allTheirs' })}
                </Button>
              </div>
            )}
          </div>
          {conflicts.map((item) => (
            <ConflictChoice
              key={item.id}
              item={item}
              author={author}
              fields={[...mine.fields, ...theirs.fields, ...base.fields]}
              choice={choices[item.id]}
              isMissing={isShown && choices[item.id] === undefined}
              onChoose={(side) => setChoices({ ...choices, [item.id]: side })}
            />
          ))}
        </section>
        <TakenList
          takenItems={takenItems}
          author={author}
          fields={[...mine.fields, ...theirs.fields, ...base.fields]}
        />
        {isShown && missing.length > 0 && (
          <p className={classes.missing} role="alert">
            {intl.formatMessage({ id: 'operator.merge.missing' }, { count: missing.length })}
          </p>
        )}
        <div className={classes.actions}>
          {kind === 'published' && (
            <Button
              variant="quiet"
              onClick={() => {
                beginDraft(merge.newBase)
                onClose()
              }}
            >
              {intl.formatMessage({ id: 'operator.merge.dropMine' })}
            </Button>
          )}
          <Button variant="primary" onClick={finish}>
            {intl.formatMessage({ id: 'operator.merge.finish' })}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
