/** Labels of the pictures that rounds show. */
export const symbolLabels = {
  CHERRY: 'records.bet.symbols.CHERRY',
  LEMON: 'records.bet.symbols.LEMON',
  GRAPE: 'records.bet.symbols.GRAPE',
  BELL: 'records.bet.symbols.BELL',
  CLOVER: 'records.bet.symbols.CLOVER',
  STAR: 'records.bet.symbols.STAR',
  GEM: 'records.bet.symbols.GEM',
  SEVEN: 'records.bet.symbols.SEVEN',
  SARDINE: 'records.bet.symbols.SARDINE',
  CRAB: 'records.bet.symbols.CRAB',
  TURTLE: 'records.bet.symbols.TURTLE',
  RAY: 'records.bet.symbols.RAY',
  SHARK: 'records.bet.symbols.SHARK',
  WHALE: 'records.bet.symbols.WHALE',
  MISS: 'records.bet.symbols.MISS',
} as const
