import { type FormEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { QueryPart } from '../../../kit/query/QueryPart.tsx'
import { Skeleton } from '../../../kit/query/Skeleton.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { normalizeText } from '../../../lib/text.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { FriendsPicture } from '../../../ui/pictures/FriendsPicture.tsx'
import { type BranchOf, branchQuery, TreeBranch } from './TreeBranch.tsx'
import classes from './tree.module.css'
import { pressInTree } from './treeKeys.ts'
import { useTreeState } from './treeState.ts'

/** The agent's team as a tree with expandable branches (AGENT-08, ACT-46). */
export function TeamTree() {
  const [search, setSearch] = useState('')
  const of = search === '' ? {} : { search }
  const first = useQuery(branchQuery(of, 1))
  return (
    <div className={classes.page}>
      <Search onSearch={setSearch} />
      <QueryPart key={search} query={first} placeholder={<Skeleton count={8} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              surface="panel"
              picture={<FriendsPicture />}
              text={<FormattedMessage id="records.empty.team" />}
            />
          ) : (
            <Tree of={of} />
          )
        }
      </QueryPart>
    </div>
  )
}

function Tree({ of }: { of: BranchOf }) {
  const intl = useIntl()
  const tree = useTreeState()
  return (
    <div
      role="tree"
      className={classes.tree}
      aria-label={intl.formatMessage({ id: 'team.tree.label' })}
      onFocus={({ target }) => {
        const { key } = target.dataset
        if (key !== undefined) tree.setActiveKey(key)
      }}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        const { target, currentTarget } = event
        if (!(target instanceof HTMLElement) || target.role !== 'treeitem') return
        if (pressInTree(currentTarget, target, event.key)) event.preventDefault()
      }}
    >
      <TreeBranch tree={tree} of={of} level={1} />
    </div>
  )
}

/** Submitting the form searches the whole team; an empty search restores the tree. */
function Search({ onSearch }: { onSearch: (search: string) => void }) {
  const intl = useIntl()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(normalizeText(String(new FormData(event.currentTarget).get('search') ?? '')))
  }
  return (
    <form className={classes.search} onSubmit={send}>
      <TextField
        type="search"
        name="search"
        maxLength={40}
        autoComplete="off"
        label={intl.formatMessage({ id: 'records.columns.account' })}
        trailingElement={
          <Button type="submit">{intl.formatMessage({ id: 'records.filters.search' })}</Button>
        }
      />
    </form>
  )
}
