import { cardTexts } from './cardTexts.ts'

/** Texts of baccarat. Sentences about a result have no full stop. */
export const baccaratTexts = {
  pt: {
    cards: cardTexts.pt,
    sides: { P: 'Jogador', B: 'Banca', T: 'Empate' },
    /** Letters for player, banker and tie in the roads. */
    letters: { P: 'J', B: 'B', T: 'E' },
    spots: {
      playerPair: 'Par do jogador',
      player: 'Jogador',
      tie: 'Empate',
      banker: 'Banca',
      bankerPair: 'Par da banca',
    },
    halfOnSix: 'com 6 paga 0,5:1',
    /** Keyed by the winner, then by the side with a pair: none, the player, the banker, or both. */
    sentences: {
      P: {
        none: 'Jogador vence por {player} a {banker}',
        player: 'Jogador vence por {player} a {banker}, com par do jogador',
        banker: 'Jogador vence por {player} a {banker}, com par da banca',
        both: 'Jogador vence por {player} a {banker}, com par dos dois lados',
      },
      B: {
        none: 'Banca vence por {banker} a {player}',
        player: 'Banca vence por {banker} a {player}, com par do jogador',
        banker: 'Banca vence por {banker} a {player}, com par da banca',
        both: 'Banca vence por {banker} a {player}, com par dos dois lados',
      },
      T: {
        none: 'Empate em {player}',
        player: 'Empate em {player}, com par do jogador',
        banker: 'Empate em {player}, com par da banca',
        both: 'Empate em {player}, com par dos dois lados',
      },
    },
    naturals: 'Naturais: {count}',
    pairs: 'Pares: {count}',
    rulesTitle: 'Como se joga bacará',
    rules: [
      'Aposte no lado que vai chegar mais perto de 9: o jogador ou a banca. Você também pode apostar no empate e em um par nas duas primeiras cartas de cada lado.',
      'O ás vale 1; as cartas de 2 a 9 valem o que mostram; 10, valete, dama e rei valem 0. Da soma conta só o último algarismo: 7 e 8 fazem 5.',
      'Cada rodada usa oito baralhos embaralhados de novo. Com 8 ou 9 nas duas primeiras cartas (natural), ninguém compra mais.',
      'O jogador compra a terceira carta com 0 a 5 e para com 6 ou 7. A compra da banca segue a tabela abaixo.',
      'No empate, as apostas no jogador e na banca voltam inteiras.',
    ],
    commission:
      'A banca paga 0,95 para 1, já descontada a comissão de 5%, arredondado para baixo ao centavo.',
    noCommission: 'Sem comissão: a banca paga 1 para 1, e 0,5 para 1 quando vence com 6.',
    thirdCardTitle: 'Terceira carta da banca',
    bankerPoints: 'Banca com',
    drawsOn: 'Compra se a terceira carta do jogador vale',
    drawsAlways: 'qualquer valor',
    drawsNever: 'nenhum valor',
    playerStood: 'Se o jogador parou, a banca compra com 0 a 5.',
    roads: [
      'O quadro mostra de 40 a 79 rodadas e, ao encher, descarta a metade mais antiga.',
      'Bead Plate: cada rodada em ordem, de cima para baixo. Um ponto vermelho marca par da banca; um azul, par do jogador.',
      'Big Road: uma coluna por sequência de vitórias do mesmo lado. Um traço verde marca empates.',
      'Big Eye Boy, Small Road e Cockroach Pig comparam a coluna atual com a primeira, a segunda ou a terceira anterior: vermelho quando o padrão se repete, azul quando muda.',
      'As estradas contam o passado. Nenhuma rodada depende das anteriores.',
    ],
  },
  en: {
    cards: cardTexts.en,
    sides: { P: 'Player', B: 'Banker', T: 'Tie' },
    letters: { P: 'P', B: 'B', T: 'T' },
    spots: {
      playerPair: 'Player pair',
      player: 'Player',
      tie: 'Tie',
      banker: 'Banker',
      bankerPair: 'Banker pair',
    },
    halfOnSix: '6 pays 0.5:1',
    sentences: {
      P: {
        none: 'Player wins {player} to {banker}',
        player: 'Player wins {player} to {banker}, with a player pair',
        banker: 'Player wins {player} to {banker}, with a banker pair',
        both: 'Player wins {player} to {banker}, with pairs on both sides',
      },
      B: {
        none: 'Banker wins {banker} to {player}',
        player: 'Banker wins {banker} to {player}, with a player pair',
        banker: 'Banker wins {banker} to {player}, with a banker pair',
        both: 'Banker wins {banker} to {player}, with pairs on both sides',
      },
      T: {
        none: 'Tie at {player}',
        player: 'Tie at {player}, with a player pair',
        banker: 'Tie at {player}, with a banker pair',
        both: 'Tie at {player}, with pairs on both sides',
      },
    },
    naturals: 'Naturals: {count}',
    pairs: 'Pairs: {count}',
    rulesTitle: 'How to play baccarat',
    rules: [
      'Bet on the side that will come closer to 9: the player or the banker. You can also bet on a tie, and on a pair in the first two cards of each side.',
      'An ace counts 1; cards from 2 to 9 count what they show; 10, jack, queen and king count 0. Only the last digit of a sum counts: 7 and 8 make 5.',
      'Every round uses eight freshly shuffled decks. With 8 or 9 in the first two cards (a natural), nobody draws.',
      'The player draws a third card with 0 to 5 and stands with 6 or 7. The banker follows the table below.',
      'On a tie, stakes on player and banker are returned.',
    ],
    commission:
      'The banker pays 0.95 to 1, which includes the commission of 5%, rounded down to the cent.',
    noCommission: 'No commission: the banker pays 1 to 1, and 0.5 to 1 when it wins with 6.',
    thirdCardTitle: 'Third card of the banker',
    bankerPoints: 'Banker with',
    drawsOn: "Draws if the player's third card counts",
    drawsAlways: 'any value',
    drawsNever: 'no value',
    playerStood: 'If the player stood, the banker draws with 0 to 5.',
    roads: [
      'The board shows 40 to 79 rounds. When it is full, it drops the older half.',
      'Bead Plate: every round in order, from top to bottom. A red dot marks a banker pair, a blue one a player pair.',
      'Big Road: one column for each streak of wins by the same side. A green line marks ties.',
      'Big Eye Boy, Small Road and Cockroach Pig compare the current column with the first, second or third one before it: red where the pattern repeats, blue where it changes.',
      'Roads tell the past. No round depends on the rounds before it.',
    ],
  },
}

export type BaccaratWords = (typeof baccaratTexts)['pt']
