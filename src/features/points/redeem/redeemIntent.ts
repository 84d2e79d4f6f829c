/** Values of the redemption form; kept until the redemption has succeeded. */
export type RedeemIntent = {
  /** Text of the field: `2`. */
  quantity: string
  name: string
  address: string
  phone: string
  password: string
}

export const emptyIntent: RedeemIntent = {
  quantity: '1',
  name: '',
  address: '',
  phone: '',
  password: '',
}
