/** What is typed into the form of a redemption; kept until it has succeeded. */
export type RedeemIntent = {
  /** Of the field, as text: `2`. */
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
