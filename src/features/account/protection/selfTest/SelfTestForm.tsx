import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '../../../../ui/Button.tsx'
import { RadioField } from '../../../../ui/field/RadioField.tsx'
import layoutClasses from '../../../../ui/layout.module.css'
import textClasses from '../../../../ui/text.module.css'
import classes from './selfTest.module.css'
import { answers, pointsOf, questions, type SelfTestAnswers, selfTestSchema } from './selfTest.ts'

/** @param onAnswered called with the points once every question has an answer. */
export function SelfTestForm({ onAnswered }: { onAnswered: (points: number) => void }) {
  const intl = useIntl()
  const { register, formState, handleSubmit } = useForm<SelfTestAnswers>({
    resolver: zodResolver(selfTestSchema),
  })
  const options = answers.map((answer) => ({
    value: answer,
    label: <FormattedMessage id={`protection.selfTest.answers.${answer}`} />,
  }))
  return (
    <form
      noValidate
      className={layoutClasses.stack16}
      onSubmit={(event) => void handleSubmit((choices) => onAnswered(pointsOf(choices)))(event)}
    >
      <p className={classes.lead}>
        <FormattedMessage id="protection.selfTest.lead" />
      </p>
      {questions.map((question) => (
        <RadioField
          key={question}
          legend={<FormattedMessage id={`protection.selfTest.questions.${question}`} />}
          options={options}
          field={register(question)}
          error={
            formState.errors[question] &&
            intl.formatMessage({ id: 'protection.selfTest.unanswered' })
          }
        />
      ))}
      <div className={classes.actions}>
        <Button type="submit" variant="primary">
          <FormattedMessage id="protection.selfTest.submit" />
        </Button>
      </div>
      <p className={textClasses.note}>
        <FormattedMessage id="protection.selfTest.source" />
      </p>
    </form>
  )
}
