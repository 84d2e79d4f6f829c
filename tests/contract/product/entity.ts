/** What each entity of the product holds (spec 3), and a call that shows or takes it. */
export type Entity = {
  id: string
  name: string
  call: string
  in: 'answer' | 'body'
  /** Fields that stand together in one object; of a list in a field, any one is enough. */
  fields: (string | string[])[]
}
