import { useContext } from 'react';
import { Button } from '@/ui/controls/Button';
import { CutOffContext } from '@/ui/forms/CutOffContext';
import { TypedText } from '@/ui/controls/TypedText';
import styles from './CutOffText.module.css';

/** The text that was typed into the form that this page replaced, for copying; it lies in memory only. */
export function CutOffText() {
  const { text } = useContext(CutOffContext);
  if (!text) return null;
  return (
    <section className={styles.cutOff} aria-label="Det du skrev">
      <p>
        Det här skrev du, och det hann inte sparas. Kopiera det du vill behålla: när du lämnar sidan
        är det borta.
      </p>
      <TypedText>{text}</TypedText>
      <Button onClick={() => void navigator.clipboard.writeText(text)}>Kopiera texten</Button>
    </section>
  );
}
