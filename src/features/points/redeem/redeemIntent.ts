/** Values of the redemption form; kept until the redemption has succeeded. */
export type RedeemIntent = {
  /** Text of the field: `2`. */
  quantity: string
  /** Empty until chosen, and for goods of one size. */
  size: string
  name: string
  address: string
  phone: string
  password: string
}

export const emptyIntent: RedeemIntent = {
  quantity: '1',
  size: '',
  name: '',
  address: '',
  phone: '',
  password: '',
}
