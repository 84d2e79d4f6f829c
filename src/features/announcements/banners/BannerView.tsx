import type { ReactNode } from 'react'
import { openModal } from '../../../kit/modal/modalStore.ts'
import { Link } from '../../../kit/page/Link.tsx'
import { useQuery } from '../../../kit/query/useQuery.ts'
import { useContentLanguage } from '../../../session/contentLanguage.ts'
import { ownHosts } from '../../../session/customerService.ts'
import { statusQuery } from '../../../session/session.queries.ts'
import classes from './BannerView.module.css'
import { type Banner, bannerLink } from './bannerLink.ts'

type Props = {
  banner: Banner
  /** Starts the banner's game. */
  onGame: (nodeId: string) => void
  /** True if the picture is the largest content of the first screen. */
  isFirst?: boolean
}

/** Picture of a banner. It is a link if the banner has a target (LOB-28, LOB-29). */
export function BannerView({ banner, onGame, isFirst = false }: Props) {
  const status = useQuery(statusQuery()).data
  const { lang } = useContentLanguage()
  const link = bannerLink(banner, {
    origin: globalThis.location?.origin ?? 'https://portal.invalid',
    ownHosts: status ? ownHosts(status) : [],
  })
  const picture = (
    <img
      className={classes.picture}
      src={banner.url}
      alt={link ? '' : banner.title}
      lang={lang}
      width={1200}
      height={380}
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
      {...(isFirst && { fetchPriority: 'high' })}
    />
  )
  const content = (
    <>
      {picture}
      <span
        className={classes.title}
        lang={lang}
        dir="auto"
        aria-hidden={link ? undefined : 'true'}
      >
        {banner.title}
      </span>
    </>
  )
  return <Frame link={link} onGame={onGame} content={content} />
}

type FrameProps = {
  link: ReturnType<typeof bannerLink>
  onGame: Props['onGame']
  content: ReactNode
}

function Frame({ link, onGame, content }: FrameProps) {
  switch (link?.kind) {
    case 'page':
      return (
        <Link to={link.path} className={classes.banner}>
          {content}
        </Link>
      )
    case 'elsewhere':
      return (
        <a href={link.href} target="_blank" rel="noopener noreferrer" className={classes.banner}>
          {content}
        </a>
      )
    case 'game':
      return (
        <button type="button" className={classes.banner} onClick={() => onGame(link.nodeId)}>
          {content}
        </button>
      )
    case 'announcement':
      return (
        <button
          type="button"
          className={classes.banner}
          onClick={() => openModal({ name: 'announcements', id: link.id })}
        >
          {content}
        </button>
      )
    default:
      return <div className={classes.banner}>{content}</div>
  }
}
