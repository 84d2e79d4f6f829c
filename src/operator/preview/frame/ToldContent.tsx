import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { RuleProblem } from '../../../features/registration/rules/formField.ts'
import { tellConsole } from './consoleTalk.ts'

type Props = { problems: readonly RuleProblem[]; children: ReactNode }

/** What stands in the dialog; tells the console how high the dialog would like to be, as it changes. */
export function ToldContent({ problems, children }: Props) {
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const dialog = content.current?.closest('[role=dialog]')
    if (!content.current || !dialog) return
    const tell = () => {
      const parts = [...dialog.children]
      const height = parts.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0)
      tellConsole({ kind: 'shown', height, problems: [...problems] })
    }
    const observer = new ResizeObserver(tell)
    observer.observe(content.current)
    return () => observer.disconnect()
  }, [problems])
  return <div ref={content}>{children}</div>
}
