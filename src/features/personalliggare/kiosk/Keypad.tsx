import { Button } from '@/ui/controls/Button';
import styles from './Keypad.module.css';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;

/** Digits to tap into a field that shows no keyboard of its own. */
export function Keypad({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className={styles.keypad} role="group" aria-label="Siffror">
      {digits.map((digit) => (
        <Button key={digit} onClick={() => onChange(value + digit)}>
          {digit}
        </Button>
      ))}
      <Button onClick={() => onChange(value.slice(0, -1))} disabled={value === ''}>
        Radera
      </Button>
    </div>
  );
}
