import { FormattedMessage } from 'react-intl'
import classes from './InstallGuide.module.css'
import { type GuideKind, installGuides } from './installGuides.ts'
import { StepPicture } from './StepPicture.tsx'

/** Installation guide in steps (APP-04). */
export const InstallGuide = ({ kind }: { kind: GuideKind }) => (
  <div className={classes.guide}>
    <h3 className={classes.title}>
      <FormattedMessage id="support.app.guide" />
    </h3>
    <ol className={classes.steps}>
      {installGuides[kind].map(({ id, scene }) => (
        <li key={id} className={classes.step}>
          <StepPicture scene={scene} />
          <span>
            <FormattedMessage id={id} />
          </span>
        </li>
      ))}
    </ol>
  </div>
)
