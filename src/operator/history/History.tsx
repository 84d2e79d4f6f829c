import { useState } from 'react'
import { VersionList } from './VersionList.tsx'
import { VersionPage } from './VersionPage.tsx'

/** Everything that was ever published: the list, or one version in full. */
export function History() {
  const [page, setPage] = useState(1)
  const [looked, setLooked] = useState<number>()
  /** The version that was looked at last, whose line takes the focus back. */
  const [left, setLeft] = useState<number>()
  if (looked !== undefined) {
    return (
      <VersionPage
        key={looked}
        version={looked}
        onBack={() => {
          setLeft(looked)
          setLooked(undefined)
        }}
      />
    )
  }
  return <VersionList page={page} focusedVersion={left} onPage={setPage} onLook={setLooked} />
}
