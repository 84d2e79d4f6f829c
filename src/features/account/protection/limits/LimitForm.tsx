import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import * as z from 'zod/mini'
import { DialogForm } from '../../../../identity/failure/DialogForm.tsx'
import type { Language } from '../../../../kit/i18n/allLanguages.ts'
import { useLanguage } from '../../../../kit/i18n/I18nProvider.tsx'
import { limitStep } from '../../../../lib/limitStep.ts'
import { FactList } from '../../../../ui/FactList.tsx'
import { LimitFields } from './LimitFields.tsx'
import { LimitMeaning } from './LimitMeaning.tsx'
import { type PlayerLimit, sizeOf, usedSize } from './playerLimit.ts'
import { type LimitValues, readLimit } from './readLimit.ts'
import { useLimitWords } from './useLimitWords.ts'
import { useSetLimit } from './useSetLimit.ts'

const typedValues = z.object({
  choice: z.enum(['limited', 'unlimited']),
  amount: z.string(),
  hours: z.string(),
  minutes: z.string(),
})

/** Schema of the limit form; its messages are the problems of `readLimit`. */
const limitSchema = (limit: PlayerLimit, language: Language) =>
  typedValues.check(({ value, issues }) => {
    const read = readLimit(limit, value satisfies LimitValues, language)
    if (read.problem === undefined) return
    issues.push({ code: 'custom', message: read.problem, path: [read.field], input: value })
  })

type Props = { limit: PlayerLimit; all: readonly PlayerLimit[]; coolingOffHours: number }

const empty: LimitValues = { choice: 'limited', amount: '', hours: '', minutes: '' }

/** Form that sets or removes a limit and shows the effect of the change before the save. */
export function LimitForm({ limit, all, coolingOffHours }: Props) {
  const language = useLanguage()
  const current = sizeOf(limit)
  const { set, isBusy, error } = useSetLimit(limit)
  const form = useForm<LimitValues>({
    mode: 'onTouched',
    defaultValues: empty,
    resolver: zodResolver(limitSchema(limit, language)),
  })
  const values = useWatch({ control: form.control })
  const read = readLimit(limit, { ...empty, ...values }, language)
  const submit = form.handleSubmit((input) => {
    const { size } = readLimit(limit, input, language)
    if (size !== undefined) set(size)
  })
  const isRemoval = read.size === null
  return (
    <DialogForm
      onSubmit={submit}
      isBusy={isBusy}
      failure={error}
      submit={
        <FormattedMessage
          id={isRemoval ? 'protection.limitForm.remove' : 'protection.limitForm.save'}
        />
      }
      // A change that reduces protection gets no primary button.
      look={isRemoval || stepOf(current, read.size) === 'looser' ? 'secondary' : 'primary'}
    >
      <LimitFacts limit={limit} current={current} />
      <LimitFields limit={limit} form={form} />
      <LimitMeaning
        limit={limit}
        all={all}
        next={read.problem === undefined ? read.size : undefined}
        coolingOffHours={coolingOffHours}
      />
    </DialogForm>
  )
}

type FactsProps = { limit: PlayerLimit; current: number | null }

/** The limit in force, its used part, and the moment at which a new period begins. */
function LimitFacts({ limit, current }: FactsProps) {
  const words = useLimitWords()
  return (
    <FactList
      shape="columns"
      facts={[
        {
          id: 'now',
          term: <FormattedMessage id="protection.limitForm.now" />,
          value:
            current === null ? (
              <FormattedMessage id="protection.limitForm.none" />
            ) : (
              words.size(limit.kind, current)
            ),
        },
        {
          id: 'used',
          term: <FormattedMessage id="protection.limitForm.used" />,
          value: words.size(limit.kind, usedSize(limit)),
        },
        {
          id: 'resets',
          term: <FormattedMessage id="protection.limitForm.resets" />,
          value: words.moment(limit.resetsAt),
        },
      ]}
    />
  )
}

const stepOf = (current: number | null, next: number | null | undefined) =>
  next === undefined ? undefined : limitStep(current, next)
