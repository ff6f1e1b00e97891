import { use } from 'react';
import { Button } from '@/ui/Button';
import { CutOffContext } from '@/ui/CutOffContext';
import styles from './CutOffText.module.css';

/** What was typed into the form that this page replaced, to copy; it lies in memory only. */
export function CutOffText() {
  const { form } = use(CutOffContext);
  if (!form) return null;
  return (
    <section className={styles.cutOff} aria-label="Det du skrev">
      <p>
        Du skrev i ”{form.title}”, och det hann inte sparas. Kopiera det du vill behålla: när du
        lämnar sidan är det borta.
      </p>
      <pre>{form.text}</pre>
      <Button onClick={() => void navigator.clipboard.writeText(form.text)}>Kopiera texten</Button>
    </section>
  );
}
