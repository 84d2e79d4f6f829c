import { CustomerServiceLink } from '../../pages/public/CustomerServiceLink.tsx'
import { rememberedService } from '../../session/rememberedService.ts'

/** The way to customer service that the last visit knew; nothing when there is none that is safe. */
export function RememberedService() {
  return <CustomerServiceLink status={rememberedService()} variant="secondary" />
}
