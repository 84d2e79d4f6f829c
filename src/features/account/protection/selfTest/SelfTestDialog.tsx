import { useState } from 'react'
import { SelfTestForm } from './SelfTestForm.tsx'
import { SelfTestResult } from './SelfTestResult.tsx'

/** Self-test of nine questions. Neither the answers nor the result are sent or stored. */
export function SelfTestDialog() {
  const [points, setPoints] = useState<number>()
  return points === undefined ? (
    <SelfTestForm onAnswered={setPoints} />
  ) : (
    <SelfTestResult points={points} onAgain={() => setPoints(undefined)} />
  )
}
