/** Texts of cockfights. Sentences about a result have no full stop. */
export const cockfightTexts = {
  pt: {
    spots: { meron: 'Meron', fightDraw: 'Empate', wala: 'Wala' },
    letters: { M: 'M', W: 'W', E: 'E' },
    sentences: { M: 'Meron vence', W: 'Wala vence', E: 'Empate' },
    arena: 'Arena',
    rulesTitle: 'Como se aposta nos galos',
    rules: [
      'Cada rodada é uma luta entre meron, o galo vermelho, e wala, o galo azul.',
      'Aposte no vencedor ou no empate antes do fim da contagem.',
      'No empate, as apostas em meron e em wala voltam inteiras.',
      'As cotações são fixas: os dois galos têm a mesma chance em todas as lutas.',
    ],
  },
  en: {
    spots: { meron: 'Meron', fightDraw: 'Draw', wala: 'Wala' },
    letters: { M: 'M', W: 'W', E: 'D' },
    sentences: { M: 'Meron wins', W: 'Wala wins', E: 'Draw' },
    arena: 'Arena',
    rulesTitle: 'How to bet on cockfights',
    rules: [
      'Each round is a fight between meron, the red cock, and wala, the blue cock.',
      'Bet on the winner or on a draw before the countdown ends.',
      'On a draw, stakes on meron and wala are returned in full.',
      'The odds are fixed: both cocks have the same chance in every fight.',
    ],
  },
}

export type CockfightWords = (typeof cockfightTexts)['pt']
