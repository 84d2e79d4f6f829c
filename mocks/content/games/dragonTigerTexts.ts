import { cardTexts } from './cardTexts.ts'

/** Texts of dragon tiger. Sentences about a result have no full stop. */
export const dragonTigerTexts = {
  pt: {
    cards: cardTexts.pt,
    sides: { D: 'Dragão', T: 'Tigre', E: 'Empate' },
    letters: { D: 'D', T: 'T', E: 'E' },
    spots: { dragon: 'Dragão', tie: 'Empate', suitedTie: 'Empate no naipe', tiger: 'Tigre' },
    /** Keyed by the winner; `S` is a tie in the same suit. */
    sentences: {
      D: 'Dragão vence: {dragon} contra {tiger}',
      T: 'Tigre vence: {tiger} contra {dragon}',
      E: 'Empate: {dragon} dos dois lados',
      S: 'Empate no naipe: {card} dos dois lados',
    },
    suitedTies: 'Empates no naipe: {count}',
    rulesTitle: 'Como se joga Dragão e Tigre',
    rules: [
      'O dragão e o tigre recebem uma carta cada. A mais alta vence.',
      'O ás é a carta mais baixa e o rei, a mais alta. O naipe não conta.',
      'No empate, metade das apostas no dragão e no tigre volta.',
      'O empate no naipe paga quando as duas cartas são iguais também no naipe.',
      'Cada rodada usa oito baralhos embaralhados de novo.',
    ],
    roads: [
      'O quadro mostra de 40 a 79 rodadas e, ao encher, descarta a metade mais antiga.',
      'Bead Plate: cada rodada em ordem, de cima para baixo.',
      'Big Road: uma coluna por sequência de vitórias do mesmo lado. Um traço verde marca empates.',
      'As estradas contam o passado. Nenhuma rodada depende das anteriores.',
    ],
  },
  en: {
    cards: cardTexts.en,
    sides: { D: 'Dragon', T: 'Tiger', E: 'Tie' },
    letters: { D: 'D', T: 'T', E: 'E' },
    spots: { dragon: 'Dragon', tie: 'Tie', suitedTie: 'Suited tie', tiger: 'Tiger' },
    sentences: {
      D: 'Dragon wins: {dragon} against {tiger}',
      T: 'Tiger wins: {tiger} against {dragon}',
      E: 'Tie: {dragon} on both sides',
      S: 'Suited tie: {card} on both sides',
    },
    suitedTies: 'Suited ties: {count}',
    rulesTitle: 'How to play Dragon Tiger',
    rules: [
      'Dragon and tiger get one card each. The higher card wins.',
      'The ace is the lowest card and the king the highest. Suits do not count.',
      'On a tie, half of the stakes on dragon and tiger is returned.',
      'The suited tie pays when the two cards also have the same suit.',
      'Every round uses eight freshly shuffled decks.',
    ],
    roads: [
      'The board shows 40 to 79 rounds. When it is full, it drops the older half.',
      'Bead Plate: every round in order, from top to bottom.',
      'Big Road: one column for each streak of wins by the same side. A green line marks ties.',
      'Roads tell the past. No round depends on the rounds before it.',
    ],
  },
}

export type DragonTigerWords = (typeof dragonTigerTexts)['pt']
