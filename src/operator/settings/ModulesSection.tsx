import { useIntl } from 'react-intl'
import { SwitchField } from '../../ui/field/SwitchField.tsx'
import { isKnownModule } from './knownModules.ts'
import classes from './modules.module.css'
import { SettingsSection } from './SettingsSection.tsx'
import { type Module, type Platform, placeOf } from './settingsDraft.ts'
import { useSettings } from './settingsState.ts'
import { switchModule } from './settingsStore.ts'
import { useSettingTexts } from './useSettingTexts.ts'

/**
 * Whitelabel tree (ROLE-01): a switch for each module, above a nested list of its child modules.
 */
export function ModulesSection({ base }: { base: Platform }) {
  const intl = useIntl()
  return (
    <SettingsSection
      title={intl.formatMessage({ id: 'operator.settings.modules' })}
      text={intl.formatMessage({ id: 'operator.settings.modulesText' })}
    >
      <ModuleList nodes={base.settings.whitelabel} place="" />
    </SettingsSection>
  )
}

type ListProps = {
  nodes: readonly Module[]
  /** Path of the parent module in the tree. */
  place: string
  /** Name of an ancestor module that is disabled, if any. */
  offAbove?: string | undefined
}

function ModuleList({ nodes, place, offAbove }: ListProps) {
  return (
    <ul className={classes.list}>
      {nodes.map((node) => (
        <ModuleItem key={node.modId} node={node} place={placeOf(place, node)} offAbove={offAbove} />
      ))}
    </ul>
  )
}

type ItemProps = { node: Module; place: string; offAbove: string | undefined }

function ModuleItem({ node, place, offAbove }: ItemProps) {
  const intl = useIntl()
  const { moduleName } = useSettingTexts()
  const isOn = useSettings(({ draft }) => draft.modules.get(place) ?? node.enabled)
  const isChanged = isOn !== node.enabled
  const { modId, childrenNodes = [] } = node
  const name = moduleName(modId)
  return (
    <li className={classes.item} data-changed={isChanged || undefined}>
      <SwitchField
        label={
          <>
            <span data-off={(isOn && offAbove !== undefined) || undefined}>{name}</span>
            {name !== modId && <code className={classes.id}>{modId}</code>}
          </>
        }
        aria-label={name}
        text={
          <>
            <p>
              {isKnownModule(modId)
                ? intl.formatMessage({ id: `operator.modules.${modId}.text` })
                : intl.formatMessage({ id: 'operator.settings.unknownModule' })}
            </p>
            {offAbove !== undefined && (
              <p className={classes.offAbove}>
                {intl.formatMessage({ id: 'operator.settings.offAbove' }, { parent: offAbove })}
              </p>
            )}
          </>
        }
        checked={isOn}
        onChange={(event) => switchModule(place, event.target.checked)}
      />
      {childrenNodes.length > 0 && (
        <fieldset className={classes.group}>
          <legend className="visuallyHidden">
            {intl.formatMessage({ id: 'operator.settings.below' }, { parent: name })}
          </legend>
          <ModuleList
            nodes={childrenNodes}
            place={place}
            offAbove={offAbove ?? (isOn ? undefined : name)}
          />
        </fieldset>
      )}
    </li>
  )
}
