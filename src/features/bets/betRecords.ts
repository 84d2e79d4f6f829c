import { defineRecords } from '../../kit/records/definition.ts'
import { betStatusLabels, betStatusTones, gameTypeLabels } from './betLabels.ts'

/** The member's bets (MEM-10, REC-01). */
export const betRecords = defineRecords({
  id: 'bettingRecord',
  path: '/wps/records/bets',
  rowKey: 'betId',
  empty: 'records.empty.bets',
  filters: [
    { kind: 'period', days: 7 },
    {
      kind: 'choice',
      parameter: 'gameType',
      title: 'records.columns.gameType',
      labels: gameTypeLabels,
    },
    {
      kind: 'choice',
      parameter: 'status',
      title: 'records.columns.status',
      labels: betStatusLabels,
    },
  ],
  columns: [
    { field: 'placedAt', as: 'moment', title: 'records.columns.placedAt' },
    { field: 'gameName', as: 'text', title: 'records.columns.game' },
    { field: 'gameType', as: 'label', title: 'records.columns.gameType', labels: gameTypeLabels },
    {
      field: 'status',
      as: 'label',
      title: 'records.columns.status',
      labels: betStatusLabels,
      tones: betStatusTones,
    },
    { field: 'stake', as: 'money', title: 'records.columns.stake' },
    { field: 'win', as: 'money', title: 'records.columns.win' },
    { field: 'profit', as: 'gain', title: 'records.columns.profit' },
  ],
  totals: [
    { field: 'stake', as: 'money', title: 'records.columns.stake' },
    { field: 'validBet', as: 'money', title: 'records.columns.validBet' },
    { field: 'win', as: 'money', title: 'records.columns.win' },
    { field: 'profit', as: 'gain', title: 'records.columns.profit' },
  ],
})
