import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { FailureText } from '../../kit/failure/LoadFailure.tsx'
import { QueryFailure } from '../../kit/query/QueryFailure.tsx'
import { SwitchField } from '../../ui/field/SwitchField.tsx'
import { Notice } from '../../ui/Notice.tsx'
import patterns from '../patterns.module.css'
import { isSessionLost } from '../start/queryClient.ts'
import { CompanySection } from './CompanySection.tsx'
import { MarketSection } from './MarketSection.tsx'
import { ModulesSection } from './ModulesSection.tsx'
import { SaveBar } from './SaveBar.tsx'
import { SaveQuestion } from './SaveQuestion.tsx'
import { SettingsConflict } from './SettingsConflict.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { StatusSection } from './StatusSection.tsx'
import classes from './settings.module.css'
import { checkSettings, usePlatform, useSave } from './settings.queries.ts'
import type { Platform } from './settingsDraft.ts'
import skeleton from './settingsSkeleton.module.css'
import { hasSettingsChanges, useSettings } from './settingsState.ts'
import { changeSettings, followPlatform } from './settingsStore.ts'

function SettingsSkeleton() {
  const intl = useIntl()
  return (
    <div
      role="status"
      aria-label={intl.formatMessage({ id: 'operator.settings.loading' })}
      className={patterns.column16}
    >
      <span className={skeleton.title} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <span className={skeleton.panel} data-size="medium" />
          <span className={skeleton.panel} data-size="medium" />
        </div>
        <span className={skeleton.panel} data-size="large" />
      </div>
    </div>
  )
}

/** Setting for the portal's unrequested messages to players. */
function AnnouncementsSection() {
  const intl = useIntl()
  const announcements = useSettings(({ draft }) => draft.announcements)
  return (
    <SettingsSection title={intl.formatMessage({ id: 'operator.settings.messages' })}>
      <SwitchField
        id="setting-announcements"
        label={intl.formatMessage({ id: 'operator.settings.names.announcements' })}
        text={intl.formatMessage({ id: 'operator.settings.announcementsText' })}
        checked={announcements}
        onChange={(event) => changeSettings({ announcements: event.target.checked })}
      />
    </SettingsSection>
  )
}

/** Section of the platform's settings: loads, edits, reviews and saves them. */
export function Settings() {
  const live = usePlatform()
  const base = useSettings((state) => state.base)
  useEffect(() => {
    if (live.data) followPlatform(live.data)
  }, [live.data])
  if (live.data?.isOurs === false) return <SetUpElsewhere />
  if (base) return <SettingsForm base={base} />
  if (live.isError) {
    return <QueryFailure titleId="operator.settings.failed" query={live} />
  }
  return <SettingsSkeleton />
}

/** Shown in upstream mode, where the platform is configured elsewhere. */
function SetUpElsewhere() {
  const intl = useIntl()
  return (
    <Notice tone="neutral" title={intl.formatMessage({ id: 'operator.settings.elsewhere.title' })}>
      <p>{intl.formatMessage({ id: 'operator.settings.elsewhere.text' })}</p>
    </Notice>
  )
}

function SettingsForm({ base }: { base: Platform }) {
  const intl = useIntl()
  const save = useSave()
  const theirs = useSettings((state) => state.newerPlatform)
  const isDirty = useSettings(hasSettingsChanges)
  const [isAsking, setAsking] = useState(false)
  const [askedAt, setAskedAt] = useState(0)
  const [isIdle, setIdle] = useState(false)
  // After a lost session, the console shows the sign-in dialog, so no failure is shown here.
  const failure = isSessionLost(save.error) ? null : save.error

  const handleSave = () => {
    save.reset()
    setIdle(!isDirty)
    if (theirs) return setAskedAt((count) => count + 1)
    if (!isDirty) return
    if (checkSettings()) return setAsking(true)
    const [first] = useSettings.getState().problems
    const name = first?.setting === 'company' ? first.place : first?.setting
    document.getElementById(`setting-${name}`)?.focus()
  }
  const nothing = isIdle && !isDirty
  return (
    <div className={patterns.column16}>
      <div>
        <h2 className={patterns.title}>{intl.formatMessage({ id: 'operator.settings.title' })}</h2>
        <p className={patterns.note}>{intl.formatMessage({ id: 'operator.settings.lead' })}</p>
      </div>
      {theirs && <SettingsConflict newerPlatform={theirs} askedAt={askedAt} />}
      {failure !== null && (
        <Notice
          tone="failure"
          role="alert"
          title={intl.formatMessage({ id: 'operator.settings.notSaved' })}
        >
          <FailureText error={failure} />
        </Notice>
      )}
      <div className={classes.columns}>
        <div className={classes.column}>
          <StatusSection />
          <MarketSection base={base} />
          <AnnouncementsSection />
          <CompanySection />
        </div>
        <ModulesSection base={base} />
      </div>
      <SaveBar
        announcement={nothing ? intl.formatMessage({ id: 'operator.settings.bar.nothing' }) : ''}
        isSaving={save.isPending}
        onSave={handleSave}
      />
      {isAsking && (
        <SaveQuestion onConfirm={() => save.mutate()} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}
