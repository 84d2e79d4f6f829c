/** Texts that baccarat and dragon tiger share. */
export const cardTexts = {
  pt: {
    /** Placeholders: `{rank}` and `{suit}`. */
    card: '{rank} de {suit}',
    ranks: {
      A: 'ás',
      2: 'dois',
      3: 'três',
      4: 'quatro',
      5: 'cinco',
      6: 'seis',
      7: 'sete',
      8: 'oito',
      9: 'nove',
      10: 'dez',
      J: 'valete',
      Q: 'dama',
      K: 'rei',
    },
    suits: { S: 'espadas', H: 'copas', D: 'ouros', C: 'paus' },
    faceDown: 'Carta virada para baixo',
    bead: 'Bead Plate',
    big: 'Big Road',
    bigEye: 'Big Eye Boy',
    small: 'Small Road',
    cockroach: 'Cockroach Pig',
    /** Placeholders: `{road}` is the name of a road, `{results}` are the latest results on it. */
    roadLabel: '{road}, do mais recente ao mais antigo: {results}',
    statistics: 'Estatísticas',
    /** `{count}` is the number of rounds on the board. */
    rounds: '{count} rodadas',
    /** Placeholders: `{side}`, `{count}` and `{percent}`. */
    share: '{side}: {count} ({percent})',
    ask: 'E se der {side}?',
    askTitle: 'Perguntar às estradas',
    red: 'vermelho',
    blue: 'azul',
    nothing: 'nada ainda',
    /**
     * `{side}` is a possible winner of the next round. Each other placeholder is the colour of the
     * entry that this winner would add to the named road.
     */
    askLabel:
      'E se der {side}? {bigEye} no Big Eye Boy, {small} no Small Road, {cockroach} no Cockroach Pig',
    roadsTitle: 'Como ler as estradas',
  },
  en: {
    card: '{rank} of {suit}',
    ranks: {
      A: 'ace',
      2: 'two',
      3: 'three',
      4: 'four',
      5: 'five',
      6: 'six',
      7: 'seven',
      8: 'eight',
      9: 'nine',
      10: 'ten',
      J: 'jack',
      Q: 'queen',
      K: 'king',
    },
    suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
    faceDown: 'Card face down',
    bead: 'Bead Plate',
    big: 'Big Road',
    bigEye: 'Big Eye Boy',
    small: 'Small Road',
    cockroach: 'Cockroach Pig',
    roadLabel: '{road}, newest first: {results}',
    statistics: 'Statistics',
    rounds: '{count} rounds',
    share: '{side}: {count} ({percent})',
    ask: 'What if {side}?',
    askTitle: 'Ask the road',
    red: 'red',
    blue: 'blue',
    nothing: 'nothing yet',
    askLabel:
      'What if {side} wins? {bigEye} in Big Eye Boy, {small} in Small Road, {cockroach} in Cockroach Pig',
    roadsTitle: 'How to read the roads',
  },
}

export type CardWords = (typeof cardTexts)['pt']
