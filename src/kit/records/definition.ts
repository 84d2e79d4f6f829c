import type { ComponentType } from 'react'
import type { EndpointKey } from '../../api/gen/endpoints.ts'
import type { ListKinds } from '../../api/gen/listKinds.ts'
import type { Input, ReadPath, Value } from '../../api/operations.ts'
import type { BadgeTone } from '../../ui/Badge.tsx'
import type { MessageId } from '../i18n/messageIds.ts'
import type { Onward, PeriodFilter, RecordsDefinition } from './sealedDefinition.ts'

/** The calls that answer with a list. */
type ListPath = ReadPath & keyof ListKinds

type KeyOf<Path extends ListPath> = `GET ${Path}` & EndpointKey
/** What a list's call answers with, for a summary above its table. */
export type RecordAnswer<Path extends ListPath> = Value<KeyOf<Path>>
type Query<Path extends ListPath> = Input<KeyOf<Path>>['query']

/**
 * The parts of an answer that are lists of objects; their rows, and what the contract says they
 * are.
 */
type ListPart<Path extends ListPath> = {
  [Part in keyof RecordAnswer<Path> &
    keyof ListKinds[Path] &
    string]: RecordAnswer<Path>[Part] extends readonly object[] ? Part : never
}[keyof RecordAnswer<Path> & keyof ListKinds[Path] & string]
/** A row of a list; `Part` is where the list stands in the answer. */
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

/** How a field may be shown, by what the contract says it is. */
type ShownAs = {
  /** `gain` colours what came and what went. */
  money: 'money' | 'gain'
  percent: 'percent'
  instant: 'moment'
  day: 'day'
  /** `change` has its sign, and colours what came and what went. */
  count: 'count' | 'change'
  /** `name` is a person's. */
  text: 'text' | 'name' | 'reference'
}

/** Every value that a labelled field may have. */
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
      ? { field: Field; as: ShownAs[Kinds[Field]]; title: MessageId }
      : never
}[keyof Row & keyof Kinds & string]

/** The one way out for a cell: a component of its own. */
type OwnCell<Row> = {
  as: 'own'
  id: string
  title: MessageId
  Cell: ComponentType<{ row: Row }>
}

type FilterOf<Path extends ListPath> =
  /** The days that are looked at, as many as `days` to begin with. */
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
              /** Chosen to begin with; without it, all are shown. */
              initial?: NonNullable<Query<Path>[Name]>
            }
          : NonNullable<Query<Path>[Name]> extends number
            ? Name extends 'page' | 'pageSize'
              ? never
              : /** One of the numbers from 1 to `upTo`; `option` is the text of one, as `{number}`. */
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

/** The filters of a list that a call does not know. */
type UnknownTo<Key extends EndpointKey, Path extends ListPath> = Exclude<
  keyof Query<Path>,
  'page' | 'pageSize' | keyof Input<Key>['query']
>

/** Calls that answer with a file and know the filters of a list. */
type FilePathLike<Path extends ListPath> = {
  [File in ReadPath]: [Value<`GET ${File}` & EndpointKey>] extends [Blob]
    ? [UnknownTo<`GET ${File}` & EndpointKey, Path>] extends [never]
      ? File
      : never
    : never
}[ReadPath]

type Definition<Path extends ListPath, Part extends PropertyKey> = {
  /** One word, used for its page and messages. */
  id: string
  path: Path
  /** Where the list stands in the answer; `items` without it. */
  part?: Part
  /** The field that tells rows apart. */
  rowKey: keyof RecordRow<Path, Part> & string
  /** What to say when there is nothing. */
  empty: MessageId
  /** Drawn there; a sheet without it. */
  emptyPicture?: ComponentType
  /** Where there is more to do when there is nothing. */
  onward?: Onward
  filters: readonly FilterOf<Path>[]
  columns: readonly (
    | FieldOf<RecordRow<Path, Part>, KindsOf<Path, Part>>
    | OwnCell<RecordRow<Path, Part>>
  )[]
  /** Sums of everything that the filters leave, as the server gives them. */
  totals?: readonly Exclude<FieldOf<Totals<Path>, KindsOf<Path, 'totals'>>, { as: 'label' }>[]
  /** The call that answers with all pages as a CSV file, under the same filters. */
  csv?: FilePathLike<Path>
  /** Rows that come in while the list is on screen are marked for a moment; the newest come first. */
  marksNew?: true
  /** What a press on a row opens; the named field's value is the button. */
  open?: {
    field: keyof RecordRow<Path, Part> & string
    run: (row: RecordRow<Path, Part>) => void
  }
  /** The one way out above the table. */
  Summary?: ComponentType<{ answer: RecordAnswer<Path> }>
  /** The shape of the summary while its answer is on the way. */
  SummarySkeleton?: ComponentType
}

/**
 * A page of records as data, checked against the contract: a field that rows lack, text shown as
 * money, a state without a label, a text that is nowhere, or a filter that the call does not know
 * do not compile. What it gives is plain, so that one page and one test serve all.
 */
export function defineRecords<
  const Path extends ListPath,
  const Part extends ListPart<Path> = 'items' & ListPart<Path>,
>(definition: Definition<Path, Part>): RecordsDefinition {
  // Checked above for its own call; the page treats all rows as objects of unknown values.
  return { part: 'items', totals: [], ...definition } as unknown as RecordsDefinition
}
