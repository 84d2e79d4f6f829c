import type { Context } from '../../base/context/context.ts'
import type { Market } from '../../base/platform/markets.ts'

/**
 * True if members can verify their identity: there is a provider, and the market identifies people
 * by CPF.
 */
export const isOffered = (
  { providers }: Pick<Context, 'providers'>,
  { code }: Pick<Market, 'code'>,
): boolean => providers.identity !== undefined && code === 'BR'
