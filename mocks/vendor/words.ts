/** The words of the demo game. */
import type { TextLanguage } from '../../platform/domain/base/texts/texts.ts'
import type { RejectionCode } from './vendorBets.ts'

export type Words = {
  stake: string
  play: string
  balance: string
  playMoney: string
  /** On the badge of a free trial. */
  trial: string
  /** `{number}` is what was bet on. */
  yourNumber: string
  lastWin: string
  ready: string
  /** `{amount}` is what was won. */
  won: string
  lost: string
  back: string
  pending: string
  failed: string
  rtp: string
  responsible: string
  leave: string
  noMoney: string
  /** The pictures' names, and the hands'. */
  symbols: Readonly<Record<string, string>>
  rejections: Readonly<Record<RejectionCode, string>>
}

const portugueseSymbols = {
  CHERRY: 'cereja',
  LEMON: 'limão',
  GRAPE: 'uva',
  BELL: 'sino',
  CLOVER: 'trevo',
  STAR: 'estrela',
  GEM: 'diamante',
  SEVEN: 'sete',
  SARDINE: 'sardinha',
  CRAB: 'caranguejo',
  TURTLE: 'tartaruga',
  RAY: 'arraia',
  SHARK: 'tubarão',
  WHALE: 'baleia',
  MISS: 'nada',
  PLAYER: 'Jogador',
  BANKER: 'Banca',
}

const englishSymbols = {
  CHERRY: 'cherry',
  LEMON: 'lemon',
  GRAPE: 'grapes',
  BELL: 'bell',
  CLOVER: 'clover',
  STAR: 'star',
  GEM: 'gem',
  SEVEN: 'seven',
  SARDINE: 'sardine',
  CRAB: 'crab',
  TURTLE: 'turtle',
  RAY: 'ray',
  SHARK: 'shark',
  WHALE: 'whale',
  MISS: 'nothing',
  PLAYER: 'Player',
  BANKER: 'Banker',
}

export const words: Readonly<Record<TextLanguage, Words>> = {
  pt: {
    stake: 'Valor da aposta',
    play: 'Jogar',
    balance: 'Saldo',
    playMoney: 'Saldo fictício',
    trial: 'Demonstração',
    yourNumber: 'Seu número: {number}',
    lastWin: 'Último prêmio',
    ready: 'Escolha o valor e jogue.',
    won: 'Você ganhou {amount}!',
    lost: 'Não foi desta vez.',
    back: 'Voltaram {amount} da sua aposta.',
    pending: 'Aposta feita. O resultado aparece no histórico de apostas.',
    failed: 'A conexão falhou. Tente de novo: a aposta não será feita duas vezes.',
    rtp: 'Retorno ao jogador',
    responsible: 'Só para maiores de 18 anos. Jogue com responsabilidade.',
    leave: 'Voltar ao site',
    noMoney: 'Seu saldo fictício acabou. Recarregue a página para recomeçar.',
    symbols: portugueseSymbols,
    rejections: {
      INSUFFICIENT_BALANCE: 'Seu saldo não é suficiente.',
      AMOUNT_OUT_OF_RANGE: 'Este valor está fora dos limites do jogo.',
      PLAYER_LIMIT_REACHED: 'Isso passaria de um limite que você mesmo definiu.',
      ACCOUNT_BLOCKED: 'Sua conta está bloqueada para jogar.',
      SELF_EXCLUDED: 'Você pediu para ficar sem jogar por um tempo.',
      IDENTITY_REQUIRED: 'Confirme antes a sua identidade no site.',
      GAME_MAINTENANCE: 'Este jogo está em manutenção.',
      KEY_REUSED: 'Esta rodada já foi jogada. Tente de novo.',
      LAUNCH_EXPIRED: 'Esta partida expirou. Abra o jogo de novo pelo site.',
      SESSION_EXPIRED: 'Sua sessão terminou. Entre de novo pelo site para jogar.',
    },
  },
  en: {
    stake: 'Stake',
    play: 'Play',
    balance: 'Balance',
    playMoney: 'Play money',
    trial: 'Free trial',
    yourNumber: 'Your number: {number}',
    lastWin: 'Last win',
    ready: 'Choose a stake and play.',
    won: 'You won {amount}!',
    lost: 'Not this time.',
    back: '{amount} of your stake came back.',
    pending: 'Your bet is placed. The result will be in your betting record.',
    failed: 'The connection failed. Try again: the bet will not be placed twice.',
    rtp: 'Return to player',
    responsible: 'For adults of 18 and over. Please play responsibly.',
    leave: 'Back to the site',
    noMoney: 'Your play money is gone. Reload the page to begin again.',
    symbols: englishSymbols,
    rejections: {
      INSUFFICIENT_BALANCE: 'Your balance is too low.',
      AMOUNT_OUT_OF_RANGE: 'This stake is outside the limits of the game.',
      PLAYER_LIMIT_REACHED: 'This would go beyond a limit that you have set for yourself.',
      ACCOUNT_BLOCKED: 'Your account is blocked from playing.',
      SELF_EXCLUDED: 'You have excluded yourself from playing for a while.',
      IDENTITY_REQUIRED: 'Verify your identity on the site first.',
      GAME_MAINTENANCE: 'This game is under maintenance.',
      KEY_REUSED: 'This round was played before. Please try again.',
      LAUNCH_EXPIRED: 'This game has expired. Open it again from the site.',
      SESSION_EXPIRED: 'Your session has ended. Log in again on the site to play.',
    },
  },
}
