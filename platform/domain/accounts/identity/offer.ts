import type { Context } from '../../base/context/context.ts'
import type { Market } from '../../base/platform/markets.ts'

/**
 * True if identity checks are available: a provider exists, and the market identifies people by
 * CPF.
 */
export const isOffered = (
  { providers }: Pick<Context, 'providers'>,
  { code }: Pick<Market, 'code'>,
): boolean => providers.identity !== undefined && code === 'BR'
