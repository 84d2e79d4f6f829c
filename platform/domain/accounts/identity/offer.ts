import type { Context } from '../../base/context/context.ts'
import type { Market } from '../../base/platform/markets.ts'

/** True if somebody checks identities: a provider, of people whom a market knows by their CPF. */
export const isOffered = (
  { providers }: Pick<Context, 'providers'>,
  { code }: Pick<Market, 'code'>,
): boolean => providers.identity !== undefined && code === 'BR'
