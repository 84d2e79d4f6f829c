/** Rules of mines: a field of 25 tiles with 1 to 24 mines. Multipliers are in hundredths. */

import { type FairSeeds, fairFloats, pickPlaces } from '../fair/fairChance.ts'

export const tileCount = 25
export const mostMines = tileCount - 1

export const isMineCount = (mines: unknown): mines is number =>
  Number.isInteger(mines) && Number(mines) >= 1 && Number(mines) <= mostMines

export const isTile = (tile: unknown): tile is number =>
  Number.isInteger(tile) && Number(tile) >= 0 && Number(tile) < tileCount

/**
 * Binomial coefficient: number of ways to choose `count` out of `of` things. Exact up to 25 things.
 */
function waysToChoose(of: number, count: number): number {
  let ways = 1
  for (let at = 1; at <= count; at += 1) ways = (ways * (of - count + at)) / at
  return ways
}

/** Variant of the game: number of mines, and return to player in hundredths of a percent. */
export type Field = { mines: number; rtp: number }

/**
 * Multiplier after `count` safe tiles: RTP × C(25, count) / C(25 − mines, count), rounded down; 100
 * before the first tile.
 */
export function multiplierOf({ mines, rtp }: Field, count: number): number {
  if (count === 0) return 100
  const dividend = rtp * waysToChoose(tileCount, count)
  const divisor = 100 * waysToChoose(tileCount - mines, count)
  // Subtracting the remainder keeps the result exact. Rounding down a floating-point quotient would
  // not.
  return (dividend - (dividend % divisor)) / divisor
}

/** Probability that the first `count` opened tiles are all safe. */
export const safeChance = (mines: number, count: number): number =>
  waysToChoose(tileCount - mines, count) / waysToChoose(tileCount, count)

/**
 * Number of safe tiles after which the bet is cashed out: the largest number whose multiplier is
 * within the cap, at least 1 and at most all safe tiles.
 * @param cap maximum multiplier of the bet.
 */
export function lastOpening(field: Field, cap: number): number {
  let opened = 1
  while (opened < tileCount - field.mines && multiplierOf(field, opened + 1) <= cap) opened += 1
  return opened
}

/** Tiles with mines, in the order of the draw. */
export const mineTilesOf = async (seeds: FairSeeds, mines: number): Promise<number[]> =>
  pickPlaces(await fairFloats(seeds, mines), tileCount)
