import { useNavigate } from 'react-router-dom'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { openCustomerService, useServiceEntries } from '../../../session/customerService.ts'
import type { MenuEntry } from './memberMenu.ts'

/** Returns a function that performs a menu entry's action. */
export function useMenuChoice(): (entry: MenuEntry) => void {
  const navigate = useNavigate()
  const service = useServiceEntries()
  return ({ id, path }) => {
    if (path !== undefined) void navigate(path)
    else if (id === 'customerService') openCustomerService(service)
    else if (id === 'logout') openModal({ name: 'confirmLogout' })
    else if (id === 'register') openModal({ name: 'register' })
  }
}
