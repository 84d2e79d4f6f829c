import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { write } from '../../../../api/write.ts'
import { closeModal } from '../../../../kit/modal/modalStore.ts'
import { useQuery } from '../../../../kit/query/useQuery.ts'
import { showToast } from '../../../../kit/toast/toastStore.ts'
import { type Icon, iconQuery } from '../../../../session/icon.queries.ts'
import { tellMemberChanged } from '../../../../session/memberChange.ts'
import { Avatar } from '../../../../ui/Avatar.tsx'
import { avatars } from '../../../../ui/avatars.ts'
import { Button } from '../../../../ui/Button.tsx'
import { CheckIcon } from '../../../../ui/controlIcons.tsx'
import layoutClasses from '../../../../ui/layout.module.css'
import segmentClasses from '../../../../ui/Segments.module.css'
import classes from './avatar.module.css'

/**
 * Changes the member's picture optimistically, and rolls it back when the server rejects it
 * (ACT-17). Several changes are sent one after another.
 */
function useChangeAvatar(): (icon: Icon) => void {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (icon: Icon) => write('PUT /wps/member/info/icon', { body: { icon } }),
    scope: { id: 'avatar' },
    onMutate: async (icon) => {
      const { queryKey } = iconQuery()
      // The response of a pending request would overwrite the optimistic value.
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      client.setQueryData(queryKey, { icon })
      return { before }
    },
    onSuccess: () => {
      showToast('success', { id: 'profile.avatar.done' })
      tellMemberChanged(['/wps/member/info/icon'])
    },
    onError: (_error, icon, context) => {
      const { queryKey } = iconQuery()
      // The member may have chosen another picture meanwhile.
      if (client.getQueryData(queryKey)?.icon === icon)
        client.setQueryData(queryKey, context?.before)
      void client.invalidateQueries({ queryKey })
    },
  })
  return change.mutate
}

// The cast is safe: the keys of `avatars` are the icon names of the contract.
const icons = Object.keys(avatars) as Icon[]

/** Width and height in CSS pixels. */
const size = 64

/** Dialog in which a member chooses a picture (ACT-17). */
export function AvatarDialog() {
  const intl = useIntl()
  const current = useQuery(iconQuery()).data?.icon
  const [chosen, setChosen] = useState<Icon>()
  const change = useChangeAvatar()
  const shown = chosen ?? current
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (chosen !== undefined && chosen !== current) change(chosen)
    void closeModal()
  }
  return (
    <form className={layoutClasses.stack20} onSubmit={save}>
      <fieldset className={`${layoutClasses.fieldset} ${classes.pictures}`}>
        <legend className="visuallyHidden">
          <FormattedMessage id="profile.avatar.label" />
        </legend>
        {icons.map((icon) => (
          <label key={icon} className={classes.picture}>
            <input
              type="radio"
              name="avatar"
              value={icon}
              className={`${segmentClasses.radio} ${classes.radio}`}
              checked={icon === shown}
              onChange={() => setChosen(icon)}
              data-autofocus={icon === (current ?? icons[0]) || undefined}
            />
            <span className={classes.drawing}>
              <Avatar icon={icon} size={size} />
              <span className={classes.mark}>
                <CheckIcon />
              </span>
            </span>
            <span className={classes.name}>
              {intl.formatMessage({ id: `profile.avatar.names.${icon}` })}
            </span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" variant="primary" size="large" isWide>
        <FormattedMessage id="profile.avatar.save" />
      </Button>
    </form>
  )
}
