import { useMemo } from 'react'
import { read } from '../../api/read.ts'
import { registrationSwitches } from '../../features/registration/registrationSwitches.ts'
import { useQuery } from '../../kit/query/useQuery.ts'
import type { PreviewView } from './messages.ts'

type Platform = PreviewView['platform']

const bothMethods: Platform['methods'] = ['username', 'mobile']

/**
 * Other data that the players' form depends on: enabled modules, market and countries. An unknown
 * module counts as enabled, so that it can be previewed.
 */
export function usePlatform(): { platform: Platform; isUnknown: boolean } {
  const status = useQuery(read('/wps/system/status', {}))
  const countries = useQuery(read('/wps/system/countryCodes', {}))
  const platform = useMemo(() => {
    const known = status.data && registrationSwitches(status.data.whitelabel)
    return {
      methods: known ? [...known.methods] : bothMethods,
      smsVerification: known?.smsVerification ?? true,
      mobilePassword: known?.mobilePassword ?? true,
      riskNotice: status.data?.market.riskNotice ?? false,
      countries: countries.data ?? [],
    }
  }, [status.data, countries.data])
  return { platform, isUnknown: status.isError || countries.isError }
}
