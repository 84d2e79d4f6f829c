import { perMinute, type RateLimits } from './rateLimit.ts'

/** A low limit, because each download reads all rows that match its filters. */
const files = perMinute(20, 'caller', 'everywhere')

export const fileRateLimits = {
  'GET /wps/records/csv/bets': files,
  'GET /wps/records/csv/transactions': files,
  'GET /wps/records/csv/profit': files,
  'GET /wps/records/csv/bonuses': files,
  'GET /wps/agent/csv/bets': files,
  'GET /wps/agent/csv/losses': files,
  'GET /wps/agent/csv/income': files,
  'GET /wps/agent/csv/transactions': files,
  'GET /wps/agent/csv/dividends': files,
  'GET /wps/agent/csv/dailySalaries': files,
  'GET /wps/agent/csv/hourlySalaries': files,
  'GET /wps/agent/csv/realtimeSalaries': files,
} satisfies RateLimits
