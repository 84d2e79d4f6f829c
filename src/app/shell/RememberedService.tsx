import { useEffect, useState } from 'react'
import { CustomerServiceLink } from '../../pages/public/CustomerServiceLink.tsx'
import { createRememberedService } from '../../session/rememberedService.ts'

type RememberedState = Awaited<ReturnType<ReturnType<typeof createRememberedService>['read']>>

/**
 * The way to customer service that the last visit knew; nothing when there is none that is safe.
 */
export function RememberedService() {
  const [known, setKnown] = useState<RememberedState>()
  useEffect(() => void createRememberedService().read().then(setKnown), [])
  return <CustomerServiceLink status={known} variant="secondary" />
}
