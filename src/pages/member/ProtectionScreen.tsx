import { BreaksPart } from '../../features/account/protection/breaks/BreaksPart.tsx'
import { HelpPart } from '../../features/account/protection/help/HelpPart.tsx'
import { LimitsPart } from '../../features/account/protection/limits/LimitsPart.tsx'
import { IntervalPart } from '../../features/account/protection/reality/IntervalPart.tsx'
import { SelfTestPart } from '../../features/account/protection/selfTest/SelfTestPart.tsx'
import { SessionPart } from '../../features/account/protection/session/SessionPart.tsx'

/** Tools for responsible play (ACT-18 to ACT-20, MEM-24). */
export function ProtectionScreen() {
  return (
    <>
      <SessionPart />
      <LimitsPart />
      <IntervalPart />
      <BreaksPart />
      <SelfTestPart />
      <HelpPart />
    </>
  )
}
