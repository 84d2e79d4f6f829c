import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { plainName } from '../../../lib/names/personName.ts'
import { MemberLine } from './MemberLine.tsx'
import { TreeItem } from './TreeItem.tsx'
import type { TreeState } from './treeState.ts'

type Person = Value<'GET /wps/agent/downline'>['items'][number]

/**
 * Contents of a branch: the direct downlines of a member or of the agent, or the results of a
 * search.
 */
export type BranchOf = { memberId?: string; search?: string }

const pageSize = 20

/** A page of a branch, sorted by account. */
export const branchQuery = (of: BranchOf, page: number) =>
  read('/wps/agent/downline', {
    query: { ...of, sort: 'ACCOUNT', direction: 'ASCENDING', page, pageSize },
  })

type Props = { tree: TreeState; of: BranchOf; level: number }

/** Members of a branch, in as many pages as were requested. */
export function TreeBranch({ tree, of, level }: Props) {
  const [pages, setPages] = useState(1)
  return Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
    <BranchPage
      key={page}
      tree={tree}
      of={of}
      level={level}
      page={page}
      onMore={page === pages ? () => setPages(page + 1) : undefined}
    />
  ))
}

type PageProps = Props & { page: number; onMore: (() => void) | undefined }

function BranchPage({ tree, of, level, page, onMore }: PageProps) {
  const answer = useQuery(branchQuery(of, page))
  const keyOf = (at: number) => `page ${at} of ${of.memberId ?? 'all'}`
  const pageKey = keyOf(page)
  if (answer.data === undefined) {
    const retry = answer.isError && !answer.isFetching ? () => void answer.refetch() : undefined
    return (
      <TreeItem
        ref={(item) => tree.takeFocus(pageKey, item, false)}
        tree={tree}
        itemKey={pageKey}
        level={level}
        onActivate={
          retry &&
          (() => {
            tree.awaitPage(pageKey)
            retry()
          })
        }
      >
        <FormattedMessage id={retry ? 'team.tree.failed' : 'team.tree.loading'} />
      </TreeItem>
    )
  }
  const { items, total } = answer.data
  const left = total - page * pageSize
  return (
    <>
      {items.map((person, index) => (
        <PersonItem
          key={person.memberId}
          {...(index === 0 && { pageKey })}
          tree={tree}
          person={person}
          level={level}
          place={{ at: (page - 1) * pageSize + index + 1, of: total }}
          hasPath={of.search !== undefined}
        />
      ))}
      {onMore && left > 0 && (
        <TreeItem
          tree={tree}
          itemKey={`after ${pageKey}`}
          level={level}
          onActivate={() => {
            tree.awaitPage(keyOf(page + 1))
            onMore()
          }}
        >
          <FormattedMessage id="team.tree.more" values={{ count: left }} />
        </TreeItem>
      )}
    </>
  )
}

type PersonProps = {
  tree: TreeState
  person: Person
  level: number
  place: { at: number; of: number }
  /** Key of the page that begins with this member. */
  pageKey?: string
  hasPath: boolean
}

function PersonItem({ tree, person, level, place, pageKey, hasPath }: PersonProps) {
  const { memberId, account, directDownlines } = person
  return (
    <TreeItem
      {...(pageKey !== undefined && {
        ref: (item: HTMLDivElement | null) => tree.takeFocus(pageKey, item, true),
      })}
      tree={tree}
      itemKey={memberId}
      name={plainName(account)}
      level={level}
      place={place}
      isOpen={directDownlines > 0 ? tree.isOpen(memberId) : undefined}
      onToggle={() => tree.toggle(memberId)}
      onActivate={() => openModal({ name: 'downline', memberId, account: plainName(account) })}
      childItems={<TreeBranch tree={tree} of={{ memberId }} level={level + 1} />}
    >
      <MemberLine person={person} hasPath={hasPath} />
    </TreeItem>
  )
}
