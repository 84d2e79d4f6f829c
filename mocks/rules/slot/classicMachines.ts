/**
 * Slot machines with three reels and five lines. Each wild in a line doubles the prize of the line.
 */
import type { Machine } from './machine.ts'

/** Row of each line on each reel, counted from 0 at the top. */
const lines = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const

export const classicMachines: readonly Machine[] = [
  {
    name: 'classic-low',
    mechanic: 'CLASSIC',
    volatility: 'LOW',
    strips: ['365B65B264563416WB15624', '36254B6214B6354615B6W54', '12B365B46B134W564526546'],
    lines,
    prizes: {
      '1': [0, 0, 80],
      '2': [0, 0, 60],
      '3': [0, 0, 30],
      '4': [0, 0, 20],
      '5': [0, 0, 12],
      '6': [0, 0, 10],
      B: [0, 0, 25],
      W: [0, 0, 1000],
    },
    wildFactor: 2,
    multipliers: { paid: [1], free: [1] },
    figures: { rtp: 9543, hitRate: 2283 },
  },
  {
    name: 'classic-medium',
    mechanic: 'CLASSIC',
    volatility: 'MEDIUM',
    strips: ['14545W34524B645B562465B3', '61364536354W56B6462B6B2', '52415356356B4B45626B4W563B'],
    lines,
    prizes: {
      '1': [0, 0, 200],
      '2': [0, 0, 80],
      '3': [0, 0, 50],
      '4': [0, 0, 15],
      '5': [0, 0, 10],
      '6': [0, 0, 5],
      B: [0, 0, 30],
      W: [0, 0, 2000],
    },
    wildFactor: 2,
    multipliers: { paid: [1], free: [1] },
    figures: { rtp: 9502, hitRate: 2081 },
  },
  {
    name: 'classic-high',
    mechanic: 'CLASSIC',
    volatility: 'HIGH',
    strips: [
      'B565656354W5656165B54362656',
      'B43414B45B24W4B4543B5B634',
      'B2B46B6B6253B4631563B64BW',
    ],
    lines,
    prizes: {
      '1': [0, 0, 300],
      '2': [0, 0, 150],
      '3': [0, 0, 50],
      '4': [0, 0, 15],
      '5': [0, 0, 8],
      '6': [0, 0, 8],
      B: [0, 0, 20],
      W: [0, 0, 5000],
    },
    wildFactor: 2,
    multipliers: { paid: [1], free: [1] },
    figures: { rtp: 9489, hitRate: 1663 },
  },
]
