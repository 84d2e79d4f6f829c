import { diffChars, diffWordsWithSpace } from 'diff'
import { useIntl } from 'react-intl'
import patterns from '../../patterns.module.css'
import { languageName } from '../field/textLanguages.ts'
import { visibleText } from '../plainText.ts'
import { entryText, type NamedProperty, PartValue } from '../values/PartValue.tsx'
import classes from './changes.module.css'
import { ListDiff } from './ListDiff.tsx'

/** Piece of a text. `isChanged` is true if the other text lacks the piece. */
type Stretch = { text: string; isChanged: boolean }
type TextDiff = { before: readonly Stretch[]; after: readonly Stretch[] }

/** Number of changes up to which a comparison by characters is readable. */
const mostChanges = 40

/** Differences of two texts: by characters for patterns, by words for prose. */
export function textDiff(before: string, after: string, by: 'characters' | 'words'): TextDiff {
  const parts =
    by === 'characters'
      ? diffChars(before, after, { maxEditLength: mostChanges })
      : diffWordsWithSpace(before, after)
  // Unrelated texts are marked as changed in full.
  if (parts === undefined) {
    return {
      before: [{ text: before, isChanged: true }],
      after: [{ text: after, isChanged: true }],
    }
  }
  const side = (lacks: 'added' | 'removed') =>
    parts
      .filter((part) => !part[lacks])
      .map(({ value, added, removed }) => ({ text: value, isChanged: added || removed }))
  return { before: side('added'), after: side('removed') }
}

type Props = {
  property: NamedProperty
  /** Language of a text, or name of a list of samples. */
  detail?: string
  before: unknown
  after: unknown
}

/** Property before and after, with its differences highlighted. */
export function PartChange({ property, detail, before, after }: Props) {
  return (
    <div className={classes.change}>
      <p className={patterns.note}>
        <PartName property={property} {...(detail === undefined ? {} : { detail })} />
      </p>
      {property === 'options' || property === 'samples' || property === 'groups' ? (
        <ListDiff before={listOf(before)} after={listOf(after)} />
      ) : (
        <Sides property={property} before={before} after={after} />
      )}
    </div>
  )
}

/** Name of a property, with its language or list. */
export function PartName({ property, detail }: { property: NamedProperty; detail?: string }) {
  const intl = useIntl()
  const name = intl.formatMessage({ id: `operator.properties.${property}` })
  if (property === 'samples') {
    return intl.formatMessage({
      id: detail === 'accept' ? 'operator.samples.accept' : 'operator.samples.reject',
    })
  }
  if (detail === undefined) return name
  return intl.formatMessage(
    { id: 'operator.review.inLanguage' },
    { property: name, language: languageName(intl, detail) },
  )
}

const isCompared = (property: Props['property']) =>
  property === 'acceptedPattern' || property === 'label' || property === 'hint'

function Sides({ property, before, after }: Omit<Props, 'detail'>) {
  const intl = useIntl()
  const diff =
    isCompared(property) && typeof before === 'string' && typeof after === 'string'
      ? textDiff(before, after, property === 'acceptedPattern' ? 'characters' : 'words')
      : undefined
  return (
    <dl className={classes.sides} data-long={isCompared(property) || undefined}>
      {(['before', 'after'] as const).map((side) => (
        <div key={side} data-side={side}>
          <dt>{intl.formatMessage({ id: `operator.review.${side}` })}</dt>
          <dd>
            {diff ? (
              <Text stretches={diff[side]} side={side} isCode={property === 'acceptedPattern'} />
            ) : (
              <PartValue property={property} value={side === 'before' ? before : after} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

type TextProps = { stretches: readonly Stretch[]; side: 'before' | 'after'; isCode: boolean }

function Text({ stretches, side, isCode }: TextProps) {
  const Changed = side === 'before' ? 'del' : 'ins'
  const text = stretches.map(({ text: part, isChanged }, index) =>
    isChanged ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: sections of one text have no other key.
      <Changed key={index}>{visibleText(part)}</Changed>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: sections of one text have no other key.
      <span key={index}>{visibleText(part)}</span>
    ),
  )
  return isCode ? <code dir="ltr">{text}</code> : <bdi>{text}</bdi>
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(entryText) : [])
