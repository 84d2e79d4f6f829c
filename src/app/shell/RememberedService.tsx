import { useEffect, useState } from 'react'
import { CustomerServiceLink } from '../../pages/public/CustomerServiceLink.tsx'
import { createRememberedService } from '../../session/rememberedService.ts'

type RememberedState = Awaited<ReturnType<ReturnType<typeof createRememberedService>['read']>>

/** Customer service link stored by the last visit; renders nothing without a safe link. */
export function RememberedService() {
  const [known, setKnown] = useState<RememberedState>()
  useEffect(() => void createRememberedService().read().then(setKnown), [])
  return <CustomerServiceLink status={known} variant="secondary" />
}
