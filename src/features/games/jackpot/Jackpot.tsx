import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Value } from '../../../api/operations.ts'
import { read } from '../../../api/read.ts'
import { Money } from '../../../kit/format/Money.tsx'
import { useHydrated } from '../../../kit/hydration/useHydrated.ts'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { toDecimal, toMinor } from '../../../lib/money.ts'
import { useMarket } from '../../../session/market.ts'
import { PauseButton } from '../../../ui/PauseButton.tsx'
import classes from './Jackpot.module.css'

/** Jackpot pool of the vendors, from the server: amounts are decimal strings, `at` is RFC 3339. */
type Pool = { amount: string; perMinute: string; at: string }

const minute = 60_000

/**
 * Amount of the pool at a time, as a decimal string.
 * @param now milliseconds since 1970
 */
export function poolAt({ amount, perMinute, at }: Pool, now: number): string {
  const minutes = Math.max(0, now - Date.parse(at)) / minute
  return toDecimal(toMinor(amount) + Math.floor(toMinor(perMinute) * minutes))
}

/** Integer between two bounds, inclusive. @param chance from 0 to below 1 */
const between = (min: number, max: number, chance: number) =>
  min + Math.floor(chance * (max - min + 1))

/**
 * Initial value of the simulated counter, in whole currency units: 100 to 300 million (CONST-32).
 */
export const firstCount = (chance: number): number => between(100_000_000, 300_000_000, chance)

/** Growth of the simulated counter per step, in whole currency units (CONST-33). */
export const growth = (chance: number): number => between(100, 500, chance)

/** Milliseconds until the amount changes again: 3, 4 or 5 seconds (CONST-34). */
export const pauseBefore = (chance: number): number => between(3, 5, chance) * 1000

/** Removes the amount, which the page computes from the pool's rate. */
const withoutAmount = ({ isShown, pool }: Value<'GET /wps/jackpot'>) => ({
  isShown,
  perMinute: pool?.perMinute,
  currency: pool?.currency,
})

/**
 * Jackpot (LOB-39): the amount of the vendors' pool, or a simulated counter if no vendor has a
 * pool.
 */
export function Jackpot() {
  const intl = useIntl()
  const jackpot = useQuery({
    ...read('/wps/jackpot', {}),
    meta: { lastingPart: withoutAmount },
  }).data
  const [isPaused, setPaused] = useState(false)
  if (!jackpot?.isShown) return null
  const title = intl.formatMessage({ id: 'games.jackpot.title' })
  return (
    <section className={classes.jackpot} aria-label={title}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <PauseButton
          isPaused={isPaused}
          label={intl.formatMessage({
            id: isPaused ? 'games.jackpot.play' : 'games.jackpot.pause',
          })}
          onToggle={() => setPaused(!isPaused)}
        />
      </div>
      {jackpot.pool ? (
        <PoolCount pool={jackpot.pool} isPaused={isPaused} />
      ) : (
        <OwnCount isPaused={isPaused} />
      )}
      <p className={classes.text}>{intl.formatMessage({ id: 'games.jackpot.text' })}</p>
    </section>
  )
}

function PoolCount({ pool, isPaused }: { pool: Pool; isPaused: boolean }) {
  const [amount, setAmount] = useState(pool.amount)
  useTicks(isPaused, () => setAmount(poolAt(pool, Date.now())))
  return <Amount amount={amount} />
}

function OwnCount({ isPaused }: { isPaused: boolean }) {
  const [count, setCount] = useState<number>()
  // The random start is chosen after hydration, because a server-rendered page must not contain it.
  const isHydrated = useHydrated()
  if (isHydrated && count === undefined) setCount(firstCount(Math.random()))
  useTicks(isPaused, () => setCount((before) => before && before + growth(Math.random())))
  return <Amount amount={count === undefined ? undefined : `${count}.00`} />
}

/**
 * Amount of the jackpot. It is no live region, because screen readers would announce it constantly.
 */
function Amount({ amount }: { amount: string | undefined }) {
  const { currencySymbol } = useMarket()
  return (
    <p className={classes.amount}>
      {amount !== undefined && <Money amount={amount} symbol={currencySymbol} />}
    </p>
  )
}

/** Calls `tick` every few seconds (CONST-34). */
function useTicks(isPaused: boolean, tick: () => void): void {
  const [ticks, setTicks] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tick` is a new function at each render.
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => {
      tick()
      setTicks(ticks + 1)
    }, pauseBefore(Math.random()))
    return () => clearTimeout(timer)
  }, [isPaused, ticks])
}
