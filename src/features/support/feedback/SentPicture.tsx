import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { read } from '../../../api/read.ts'
import { PicturePreview } from '../../../kit/files/PicturePreview.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { Button } from '../../../ui/Button.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import classes from './tickets.module.css'

/** Thumbnail of a picture that the member has sent; a click enlarges it to the available width. */
export function SentPicture({ fileId, number }: { fileId: string; number: number }) {
  const intl = useIntl()
  const { data, isError, isFetching, refetch } = useQuery(
    read('/wps/files/{fileId}', { path: { fileId } }),
  )
  const file = useMemo(() => data && new File([data], fileId, { type: data.type }), [data, fileId])
  const [isLarge, setLarge] = useState(false)
  if (isError && !file) {
    return (
      <Button busy={isFetching} onClick={() => void refetch()}>
        {intl.formatMessage({ id: 'support.tickets.picture.again' }, { number })}
      </Button>
    )
  }
  return (
    <button
      type="button"
      className={classes.picture}
      data-large={isLarge || undefined}
      aria-expanded={isLarge}
      aria-label={intl.formatMessage({ id: 'support.tickets.picture.enlarge' }, { number })}
      onClick={() => setLarge(!isLarge)}
    >
      {file ? <PicturePreview key={String(isLarge)} file={file} isLarge={isLarge} /> : <Spinner />}
    </button>
  )
}
