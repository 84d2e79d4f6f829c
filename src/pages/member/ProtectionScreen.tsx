import { BreaksPart } from '../../features/protection/breaks/BreaksPart.tsx'
import { HelpPart } from '../../features/protection/help/HelpPart.tsx'
import { LimitsPart } from '../../features/protection/limits/LimitsPart.tsx'
import { IntervalPart } from '../../features/protection/reality/IntervalPart.tsx'
import { SelfTestPart } from '../../features/protection/selfTest/SelfTestPart.tsx'
import { SessionPart } from '../../features/protection/session/SessionPart.tsx'

/** What members have to keep their play in hand (ACT-18 to ACT-20, MEM-24). */
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
