/**
 * Leagues of the demonstration with their teams and kick-off times. No team plays in two leagues,
 * so that no team plays two matches at once.
 */

import type { components } from '../../../src/api/gen/paths.ts'
import type { Rates } from './grid.ts'

/** Name of a team, and its goals scored and conceded in percent of the league's average. */
type Team = readonly [name: string, attack: number, defence: number]

/** Kick-off times in minutes. The time between rounds is longer than a match. Days are in UTC. */
export type Timetable =
  /** A round of `matches` matches every `minutes` minutes since 1970, shifted by `offset`. */
  | { kind: 'every'; minutes: number; offset: number; matches: number }
  /** One match a day at each of these minutes after midnight. */
  | { kind: 'daily'; minutes: readonly number[] }

export type League = {
  id: string
  sport: components['schemas']['Sport']
  /** Even number of teams. The number of pairs is a multiple of the matches of a round. */
  teams: readonly Team[]
  timetable: Timetable
  /** Minutes from the announcement of a match to its kick-off. */
  notice: number
  /** Average goals of a match. */
  goals: Rates
}

/** Averages of the big European leagues: 2.71 goals, of which the home side scores 57.8 %. */
const footballGoals: Rates = { home: 1.57, away: 1.14 }
/** Football on consoles has little home advantage. */
const eFootballGoals: Rates = { home: 1.75, away: 1.65 }

const halfHour = 30
/** Minutes from the announcement of a match of a daily timetable to its kick-off. */
const dailyNotice = 60 * halfHour

const football = { sport: 'FOOTBALL', goals: footballGoals } as const
const eFootball = { sport: 'EFOOTBALL', goals: eFootballGoals } as const
/**
 * Minutes from the announcement of a football match to its kick-off. Rounds kick off every 12
 * minutes, so the next two rounds of each league are announced.
 */
const footballNotice = 24
const eFootballNotice = 15

export const leagues: readonly League[] = [
  {
    ...football,
    id: 'bra',
    timetable: { kind: 'every', minutes: 12, offset: 0, matches: 2 },
    notice: footballNotice,
    teams: [
      ['Flamengo', 126, 78],
      ['Palmeiras', 122, 76],
      ['Cruzeiro', 112, 84],
      ['Botafogo', 108, 88],
      ['Bahia', 106, 96],
      ['São Paulo', 98, 94],
      ['Fluminense', 96, 98],
      ['Atlético-MG', 102, 100],
      ['Corinthians', 92, 96],
      ['Internacional', 95, 104],
      ['Grêmio', 93, 108],
      ['Santos', 88, 114],
    ],
  },
  {
    ...football,
    id: 'eng',
    timetable: { kind: 'every', minutes: 12, offset: 2, matches: 1 },
    notice: footballNotice,
    teams: [
      ['Arsenal', 120, 68],
      ['Liverpool', 128, 84],
      ['Manchester City', 130, 82],
      ['Chelsea', 114, 90],
      ['Newcastle', 106, 92],
      ['Aston Villa', 102, 98],
      ['Tottenham', 104, 108],
      ['Manchester United', 96, 106],
      ['Brighton', 100, 110],
      ['West Ham', 84, 124],
    ],
  },
  {
    ...football,
    id: 'esp',
    timetable: { kind: 'every', minutes: 12, offset: 5, matches: 1 },
    notice: footballNotice,
    teams: [
      ['Barcelona', 138, 84],
      ['Real Madrid', 132, 80],
      ['Atlético de Madrid', 108, 76],
      ['Villarreal', 106, 98],
      ['Athletic Bilbao', 96, 82],
      ['Betis', 98, 100],
      ['Real Sociedad', 90, 92],
      ['Girona', 90, 112],
      ['Sevilla', 84, 110],
      ['Valencia', 82, 112],
    ],
  },
  {
    ...football,
    id: 'arg',
    timetable: { kind: 'every', minutes: 12, offset: 7, matches: 1 },
    notice: footballNotice,
    teams: [
      ['River Plate', 112, 72],
      ['Boca Juniors', 102, 74],
      ['Racing', 106, 82],
      ['Vélez', 92, 78],
      ['Estudiantes', 94, 84],
      ['Talleres', 90, 88],
      ['Rosario Central', 92, 84],
      ['Lanús', 90, 92],
      ['Independiente', 82, 82],
      ['San Lorenzo', 74, 84],
    ],
  },
  {
    ...football,
    id: 'cop',
    timetable: { kind: 'every', minutes: 12, offset: 10, matches: 1 },
    notice: footballNotice,
    teams: [
      ['Vasco', 104, 104],
      ['Bragantino', 102, 98],
      ['Fortaleza', 96, 98],
      ['Athletico-PR', 106, 92],
      ['Vitória', 92, 104],
      ['Ceará', 90, 92],
      ['Coritiba', 94, 86],
      ['Juventude', 84, 118],
      ['Goiás', 96, 96],
      ['Sport', 80, 116],
    ],
  },
  {
    ...football,
    id: 'cha',
    timetable: { kind: 'daily', minutes: [17 * 60 + 45, 20 * 60] },
    notice: dailyNotice,
    teams: [
      ['Bayern', 132, 78],
      ['PSG', 128, 78],
      ['Inter', 114, 76],
      ['Napoli', 102, 78],
      ['Juventus', 98, 82],
      ['Dortmund', 108, 100],
      ['Leverkusen', 106, 98],
      ['Milan', 100, 92],
      ['Benfica', 96, 96],
      ['Porto', 94, 98],
    ],
  },
  {
    ...football,
    id: 'lib',
    timetable: { kind: 'daily', minutes: [halfHour, 22 * 60] },
    notice: dailyNotice,
    teams: [
      ['Peñarol', 108, 90],
      ['Nacional', 106, 92],
      ['LDU Quito', 102, 88],
      ['Independiente del Valle', 106, 94],
      ['Olimpia', 94, 96],
      ['Cerro Porteño', 98, 94],
      ['Colo-Colo', 98, 98],
      ['Atlético Nacional', 104, 94],
      ['Barcelona de Guayaquil', 90, 104],
      ['Universitario', 92, 96],
    ],
  },
  {
    ...eFootball,
    id: 'ebr',
    timetable: { kind: 'every', minutes: 6, offset: 0, matches: 2 },
    notice: eFootballNotice,
    teams: [
      ['LOUD', 118, 86],
      ['FURIA', 116, 84],
      ['paiN Gaming', 110, 92],
      ['RED Canids', 104, 96],
      ['MIBR', 100, 98],
      ['Fluxo', 98, 100],
      ['Keyd Stars', 100, 104],
      ['KaBuM!', 94, 102],
      ['Los Grandes', 88, 110],
      ['INTZ', 86, 114],
      ['Imperial', 102, 106],
      ['ODDIK', 90, 108],
    ],
  },
  {
    ...eFootball,
    id: 'eeu',
    timetable: { kind: 'every', minutes: 6, offset: 2, matches: 1 },
    notice: eFootballNotice,
    teams: [
      ['G2 Esports', 116, 86],
      ['Team Vitality', 114, 84],
      ['Fnatic', 106, 96],
      ['NAVI', 104, 92],
      ['Karmine Corp', 100, 100],
      ['Team Liquid', 98, 98],
      ['Team Heretics', 94, 106],
      ['BIG', 86, 112],
    ],
  },
  {
    ...eFootball,
    id: 'eam',
    timetable: { kind: 'every', minutes: 6, offset: 4, matches: 1 },
    notice: eFootballNotice,
    teams: [
      ['Sentinels', 112, 90],
      ['Leviatán', 112, 94],
      ['KRÜ Esports', 106, 96],
      ['Cloud9', 104, 94],
      ['NRG', 102, 98],
      ['100 Thieves', 96, 100],
      ['9z Team', 94, 104],
      ['Isurus', 84, 112],
    ],
  },
  {
    ...eFootball,
    id: 'ecu',
    timetable: { kind: 'daily', minutes: [18 * 60 + halfHour, 23 * 60] },
    notice: dailyNotice,
    teams: [
      ['Team Spirit', 118, 84],
      ['Team Falcons', 114, 88],
      ['MOUZ', 110, 90],
      ['FaZe Clan', 106, 98],
      ['Astralis', 98, 98],
      ['Virtus.pro', 94, 98],
      ['Ninjas in Pyjamas', 90, 106],
      ['OG', 86, 110],
    ],
  },
]
