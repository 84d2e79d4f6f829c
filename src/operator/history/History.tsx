import { useState } from 'react'
import { VersionList } from './VersionList.tsx'
import { VersionPage } from './VersionPage.tsx'

/** Section with all published versions: their list, or one version in full. */
export function History() {
  const [page, setPage] = useState(1)
  const [looked, setLooked] = useState<number>()
  /** Version that was open last; its row gets the focus when the list opens again. */
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
