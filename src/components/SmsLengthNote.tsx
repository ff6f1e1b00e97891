import { formatSmsLength, smsLength } from '@/domain/values/smsParts';
import styles from './SmsLengthNote.module.css';

/** The number of text messages that a text becomes. */
export function SmsLengthNote({ text }: { text: string }) {
  return <p className={styles.note}>{formatSmsLength(smsLength(text))}</p>;
}
