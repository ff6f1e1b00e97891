import { useState } from 'react';

/** Sends by a press, once at a time, and gives the answer. */
export function useSending<Work extends unknown[], Kind extends string>(
  send: (...work: Work) => Promise<Kind>,
) {
  const [step, setStep] = useState<'idle' | 'sending' | Kind>('idle');
  return {
    answer: step === 'idle' || step === 'sending' ? null : step,
    isSending: step === 'sending',
    async press(...work: Work) {
      if (step === 'sending') return;
      setStep('sending');
      setStep(await send(...work));
    },
  };
}
