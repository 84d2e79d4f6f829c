import type { TargetKind } from '../../rules/fish/fishRules.ts'

export type FishTexts = {
  /** Name of the list of targets. */
  targetsLabel: string
  ready: string
  fire: string
  automatic: string
  /** `{count}` is the number of remaining shots. */
  stop: string
  /** Item in the list of targets. Placeholders: `{target}` and `{odds}`. */
  option: string
  /**
   * Item for a target with several prizes. Placeholders: `{target}`, `{lowest}` and `{highest}`.
   */
  optionRange: string
  /** Placeholders: `{target}`, `{amount}` and `{odds}`. */
  caught: string
  /** Placeholder: `{target}`. */
  escaped: string
  water: string
  gone: string
  chooseFirst: string
  inTheAir: string
  noMoney: string
  /** Announces the boss; `{highest}` is its highest prize as a multiple of the stake. */
  boss: string
  howToPlay: string
  /** Paragraphs of the rules; `{rtp}` is a percentage. */
  rules: readonly string[]
  keyboard: string
  keys: string
  prizes: string
  target: string
  odds: string
  /** `{stake}` is the chosen stake. */
  pays: string
  frequency: string
  /** `{count}` is the average number of shots for a catch. */
  inShots: string
  names: Readonly<Record<TargetKind, string>>
}

const portuguese: FishTexts = {
  targetsLabel: 'Alvos no mar',
  ready: 'Toque em um peixe para atirar. Cada tiro é uma aposta.',
  fire: 'Atirar',
  automatic: 'Tiro automático',
  stop: 'Parar ({count})',
  option: '{target}, paga {odds}×',
  optionRange: '{target}, paga de {lowest}× a {highest}×',
  caught: '{target}: você ganhou {amount} ({odds}×).',
  escaped: '{target}: escapou desta vez.',
  water: 'Não há alvo nesse ponto. Nada foi apostado.',
  gone: 'O alvo saiu de cena. Escolha outro.',
  chooseFirst: 'Escolha um alvo: toque nele ou use as setas.',
  inTheAir: 'Espere: três tiros ainda estão no ar.',
  noMoney: 'Seu saldo fictício não cobre este tiro. Diminua a aposta ou recarregue a página.',
  boss: 'Kraken à vista: paga até {highest}×',
  howToPlay: 'Como jogar',
  rules: [
    'Cada tiro é uma aposta no valor escolhido, feita quando você mira em um alvo. Tocar na água não custa nada.',
    'O servidor sorteia o resultado assim que o tiro sai. Posição, tamanho e velocidade do alvo não mudam a chance.',
    'Todos os alvos têm o mesmo retorno ao jogador: {rtp} %. Quanto maior o prêmio, mais rara a captura.',
    'O peixe-bomba, o baú e o Kraken pagam um prêmio sorteado entre os da tabela. Os peixes levados pela explosão já estão incluídos no prêmio da bomba.',
    'Até três tiros podem estar no ar ao mesmo tempo, no máximo cinco por segundo. Se a conexão cair, repita o tiro: ele não é cobrado duas vezes.',
  ],
  keyboard: 'Teclado',
  keys: 'Setas escolhem o alvo, espaço ou Enter atira, 1 a 6 mudam a aposta, A liga o tiro automático onde ele é permitido e Esc solta o alvo.',
  prizes: 'Prêmios',
  target: 'Alvo',
  odds: 'Prêmio',
  pays: 'Com {stake}',
  frequency: 'Captura, em média',
  inShots: '1 a cada {count} tiros',
  names: {
    sardine: 'Sardinha',
    clownfish: 'Peixe-palhaço',
    butterflyfish: 'Peixe-borboleta',
    seahorse: 'Cavalo-marinho',
    pufferfish: 'Baiacu',
    jellyfish: 'Água-viva',
    turtle: 'Tartaruga',
    ray: 'Arraia',
    shark: 'Tubarão',
    whale: 'Baleia',
    bombFish: 'Peixe-bomba',
    chest: 'Baú do tesouro',
    kraken: 'Kraken',
  },
}

const english: FishTexts = {
  targetsLabel: 'Targets in the sea',
  ready: 'Tap a fish to shoot. Each shot is a bet.',
  fire: 'Fire',
  automatic: 'Auto fire',
  stop: 'Stop ({count})',
  option: '{target}, pays {odds}×',
  optionRange: '{target}, pays {lowest}× to {highest}×',
  caught: '{target}: you won {amount} ({odds}×).',
  escaped: '{target}: it got away.',
  water: 'There is no target there. Nothing was staked.',
  gone: 'The target has left. Choose another one.',
  chooseFirst: 'Choose a target: tap it or use the arrow keys.',
  inTheAir: 'Wait: three shots are still in the air.',
  noMoney: 'Your play money does not cover this shot. Lower the stake or reload the page.',
  boss: 'The Kraken is here: it pays up to {highest}×',
  howToPlay: 'How to play',
  rules: [
    'Each shot is a bet of the chosen stake, placed when you aim at a target. Tapping the water costs nothing.',
    'The server draws the result as soon as the shot is fired. The position, size and speed of a target do not change the odds of catching it.',
    'All targets have the same return to player: {rtp} %. The higher the prize, the rarer the catch.',
    'The bomb fish, the chest and the Kraken pay a prize drawn from those in the table. Fish that go with the explosion are already included in the prize of the bomb.',
    'Up to three shots can be in the air at once, and five per second at most. If the connection fails, repeat the shot: it is not charged twice.',
  ],
  keyboard: 'Keyboard',
  keys: 'Arrow keys choose the target, Space or Enter fires, 1 to 6 change the stake, A turns on auto fire where it is allowed, and Esc releases the target.',
  prizes: 'Prizes',
  target: 'Target',
  odds: 'Prize',
  pays: 'At {stake}',
  frequency: 'Catch, on average',
  inShots: '1 in {count} shots',
  names: {
    sardine: 'Sardine',
    clownfish: 'Clownfish',
    butterflyfish: 'Butterflyfish',
    seahorse: 'Seahorse',
    pufferfish: 'Pufferfish',
    jellyfish: 'Jellyfish',
    turtle: 'Turtle',
    ray: 'Ray',
    shark: 'Shark',
    whale: 'Whale',
    bombFish: 'Bomb fish',
    chest: 'Treasure chest',
    kraken: 'Kraken',
  },
}

export const fishTexts = { pt: portuguese, en: english }
