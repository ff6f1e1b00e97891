import { useState } from 'react';
import type { RequestAnswer } from '@/data/publicPage/sendRequest';
import type { RequestLink } from '@/domain/publicPage/request';
import { useTexts } from '@/features/booking/texts/LanguageContext';
import { Button } from '@/ui/controls/Button';
import styles from './RequestPage.module.css';

/** The way onto the list of those who are told when an earlier time gets free. */
export function EarlierTime({
  link,
  onWish,
}: {
  link: Pick<RequestLink, 'wantsEarlier'>;
  onWish: () => Promise<RequestAnswer['kind']>;
}) {
  const { earlier } = useTexts();
  const [step, setStep] = useState<'idle' | 'sending' | RequestAnswer['kind']>('idle');
  if (link.wantsEarlier) return <p role="status">{earlier.sent}</p>;

  async function send() {
    if (step === 'sending') return;
    setStep('sending');
    setStep(await onWish());
  }

  return (
    <div className={styles.calling}>
      <Button aria-disabled={step === 'sending'} onClick={() => void send()}>
        {step === 'sending' ? earlier.sending : earlier.start}
      </Button>
      <p role="status">
        {step === 'failed' && earlier.failed}
        {step === 'refused' && earlier.refused}
      </p>
    </div>
  );
}
