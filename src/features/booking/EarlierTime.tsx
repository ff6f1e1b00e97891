import type { RequestAnswer } from '@/data/publicPage/sendRequest';
import type { RequestLink } from '@/domain/publicPage/request';
import { useTexts } from '@/components/publicPage/texts/LanguageContext';
import { Button } from '@/ui/controls/Button';
import styles from './RequestPage.module.css';
import { useSending } from './useSending';

/** The way onto the list of those who are told when an earlier time gets free. */
export function EarlierTime({
  link,
  onWish,
}: {
  link: Pick<RequestLink, 'wantsEarlier'>;
  onWish: () => Promise<RequestAnswer['kind']>;
}) {
  const { earlier } = useTexts();
  const { answer, isSending, press } = useSending(onWish);
  if (link.wantsEarlier) return <p role="status">{earlier.sent}</p>;

  return (
    <div className={styles.calling}>
      <Button aria-disabled={isSending} onClick={() => void press()}>
        {isSending ? earlier.sending : earlier.start}
      </Button>
      <p role="status">
        {answer === 'failed' && earlier.failed}
        {answer === 'refused' && earlier.refused}
      </p>
    </div>
  );
}
