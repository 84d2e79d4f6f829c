import type { ComponentType } from 'react'
import type { EndpointKey } from '../../api/gen/endpoints.ts'
import type { ListKinds } from '../../api/gen/listKinds.ts'
import type { Input, ReadPath, Value } from '../../api/operations.ts'
import type { BadgeTone } from '../../ui/Badge.tsx'
import type { MessageId } from '../i18n/messageIds.ts'
import type { Onward, PeriodFilter, RecordsDefinition } from './sealedDefinition.ts'

/** Paths whose response contains a list. */
type ListPath = ReadPath & keyof ListKinds

type KeyOf<Path extends ListPath> = `GET ${Path}` & EndpointKey
/** Response that contains the list, passed to a summary above the table. */
export type RecordAnswer<Path extends ListPath> = Value<KeyOf<Path>>
type Query<Path extends ListPath> = Input<KeyOf<Path>>['query']

/**
 * Names of the properties of a response whose value is a list of objects. Only properties in
 * `ListKinds` are included: for these, the API contract gives the kind of each field, such as
 * `money`.
 */
type ListPart<Path extends ListPath> = {
  [Part in keyof RecordAnswer<Path> &
    keyof ListKinds[Path] &
    string]: RecordAnswer<Path>[Part] extends readonly object[] ? Part : never
}[keyof RecordAnswer<Path> & keyof ListKinds[Path] & string]
/** Row of a list; `Part` is the property of the response that contains the list. */
export type RecordRow<
  Path extends ListPath,
  Part extends PropertyKey = 'items',
> = Part extends keyof RecordAnswer<Path>
  ? RecordAnswer<Path>[Part] extends readonly (infer Row)[]
    ? Row
    : never
  : never
type KindsOf<Path extends ListPath, Part extends PropertyKey> = Part extends keyof ListKinds[Path]
  ? ListKinds[Path][Part]
  : never

/** Allowed presentations (`as`) of a field, by its kind in the API contract. */
type ShownAs = {
  /** `gain` colours positive and negative amounts differently. */
  money: 'money' | 'gain'
  percent: 'percent'
  instant: 'moment'
  day: 'day'
  /** `change` shows the sign and colours positive and negative numbers differently. */
  count: 'count' | 'change'
  /** `name` is the name of a person. */
  text: 'text' | 'name' | 'reference' | 'id'
}

/** Label of each possible value of a field. */
type Labels<Field> = Record<Extract<NonNullable<Field>, string>, MessageId>
type FieldOf<Row, Kinds> = {
  [Field in keyof Row & keyof Kinds & string]: Kinds[Field] extends 'label'
    ? {
        field: Field
        as: 'label'
        title: MessageId
        labels: Labels<Row[Field]>
        tones?: Partial<Record<Extract<NonNullable<Row[Field]>, string>, BadgeTone>>
      }
    : Kinds[Field] extends keyof ShownAs
      ? {
          field: Field
          as: ShownAs[Kinds[Field]]
          title: MessageId
          languageField?: keyof Row & string
        }
      : never
}[keyof Row & keyof Kinds & string]

/** Column with a component for its cells; other columns show a field of the row. */
type OwnCell<Row> = {
  as: 'own'
  id: string
  title: MessageId
  Cell: ComponentType<{ row: Row }>
}

type FilterOf<Path extends ListPath> =
  /** Filter for the period; `days` is the length of the initial period. */
  | ('from' | 'to' extends keyof Query<Path> ? PeriodFilter : never)
  | {
      [Name in keyof Query<Path> & string]: string extends NonNullable<Query<Path>[Name]>
        ? Name extends 'from' | 'to'
          ? never
          : { kind: 'text'; parameter: Name; title: MessageId } | { kind: 'scope'; parameter: Name }
        : NonNullable<Query<Path>[Name]> extends string
          ? {
              kind: 'choice'
              parameter: Name
              title: MessageId
              labels: Labels<Query<Path>[Name]>
              /** Initial choice; if undefined, all records are shown. */
              initial?: NonNullable<Query<Path>[Name]>
            }
          : NonNullable<Query<Path>[Name]> extends number
            ? Name extends 'page' | 'pageSize'
              ? never
              : /**
                 * Numbers from 1 to `upTo`; `option` is the text of one, with the value `{number}`.
                 */
                {
                  kind: 'number'
                  parameter: Name
                  title: MessageId
                  option: MessageId
                  upTo: number
                }
            : never
    }[keyof Query<Path> & string]

type Totals<Path extends ListPath> =
  RecordAnswer<Path> extends { totals: infer Sums } ? Sums : never

/** Filters that the list of `Path` supports and the endpoint `Key` does not support. */
type UnknownTo<Key extends EndpointKey, Path extends ListPath> = Exclude<
  keyof Query<Path>,
  'page' | 'pageSize' | keyof Input<Key>['query']
>

/** Paths that return a file and support the filters of the list. */
type FilePathLike<Path extends ListPath> = {
  [File in ReadPath]: [Value<`GET ${File}` & EndpointKey>] extends [Blob]
    ? [UnknownTo<`GET ${File}` & EndpointKey, Path>] extends [never]
      ? File
      : never
    : never
}[ReadPath]

type Definition<Path extends ListPath, Part extends PropertyKey> = {
  /** A single word that identifies the page and its messages. */
  id: string
  path: Path
  /** Property of the response that contains the list; defaults to `items`. */
  part?: Part
  /** Field that identifies a row. */
  rowKey: keyof RecordRow<Path, Part> & string
  /** Text shown if there are no records. */
  empty: MessageId
  /** Picture shown if there are no records; defaults to a sheet of paper. */
  emptyPicture?: ComponentType
  /** Link to a related page, shown if there are no records. */
  onward?: Onward
  filters: readonly FilterOf<Path>[]
  columns: readonly (
    | FieldOf<RecordRow<Path, Part>, KindsOf<Path, Part>>
    | OwnCell<RecordRow<Path, Part>>
  )[]
  /** Totals over all records of the current filters, computed by the server. */
  totals?: readonly Exclude<FieldOf<Totals<Path>, KindsOf<Path, 'totals'>>, { as: 'label' }>[]
  /** Path that returns all records of the current filters as a CSV file. */
  csv?: FilePathLike<Path>
  /**
   * True to mark rows that arrive while the list is shown. The rows must be sorted newest first.
   */
  marksNew?: true
  /**
   * Makes rows clickable: a click calls `run`. The cell of `field` contains the button for the
   * click.
   */
  open?: {
    field: keyof RecordRow<Path, Part> & string
    run: (row: RecordRow<Path, Part>) => void
  }
  /** Component above the table, for pages that need a summary. */
  Summary?: ComponentType<{ answer: RecordAnswer<Path> }>
  /** Placeholder of the summary while its data loads. */
  SummarySkeleton?: ComponentType
}

/**
 * Defines a record page as data and checks it against the API contract. A field that rows lack, a
 * text shown as money, a value without a label, an unknown text id and an unsupported filter do not
 * compile. The result has a type without parameters, so that one page component serves all
 * definitions.
 */
export function defineRecords<
  const Path extends ListPath,
  const Part extends ListPart<Path> = 'items' & ListPart<Path>,
>(definition: Definition<Path, Part>): RecordsDefinition {
  // The parameter types have checked the definition; the page treats rows as objects of unknown
  // values.
  return { part: 'items', totals: [], ...definition } as unknown as RecordsDefinition
}
