import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Dialog } from '@/ui/dialogs/Dialog';
import { setSingleKeys, useSingleKeys } from '@/ui/behaviour/singleKeys';
import styles from './Shortcuts.module.css';

/**
 * Shortcuts by place; the keys of one inner array are pressed together, and "eller" is shown between the
 * arrays.
 */
const places: { name: string; shortcuts: { keys: string[][]; does: string }[] }[] = [
  {
    name: 'Överallt',
    shortcuts: [
      {
        keys: [
          ['Ctrl', 'K'],
          ['⌘', 'K'],
        ],
        does: 'Sök och gå till',
      },
      { keys: [['?']], does: 'Visa kortkommandona' },
      {
        keys: [
          ['Ctrl', 'Z'],
          ['⌘', 'Z'],
        ],
        does: 'Ångra det som meddelandet längst ned gäller',
      },
      { keys: [['Esc']], does: 'Stäng' },
    ],
  },
  {
    name: 'Kalendern',
    shortcuts: [
      { keys: [['n']], does: 'Ny bokning' },
      { keys: [['i']], does: 'Gå till idag' },
      { keys: [['d'], ['v'], ['m'], ['l']], does: 'Visa dag, vecka, månad eller lista' },
      { keys: [['b']], does: 'Gå till den bokning som är näst i tur' },
      { keys: [['←'], ['↑'], ['→'], ['↓']], does: 'Gå mellan bokningarna' },
      { keys: [['Enter']], does: 'Öppna bokningen' },
      { keys: [['s']], does: 'Nästa steg: checka in, starta, klar, hämtad' },
      { keys: [['Delete']], does: 'Avboka' },
      { keys: [['Alt', 'pilar']], does: 'Flytta bokningen' },
      { keys: [['Alt', 'Skift', 'pilar']], does: 'Ändra när bokningen slutar' },
    ],
  },
  {
    name: 'Kunder',
    shortcuts: [
      { keys: [['/']], does: 'Sök i registret' },
      { keys: [['↓'], ['↑']], does: 'Nästa och föregående kund' },
    ],
  },
  {
    name: 'Bilkontroll',
    shortcuts: [
      { keys: [['1'], ['2'], ['3'], ['0']], does: 'Grön, gul, röd, ej kontrollerad' },
      { keys: [['→'], ['←']], does: 'Nästa och föregående punkt' },
    ],
  },
];

/** The app's keyboard shortcuts by place, and the switch for shortcuts of one key alone. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const areOn = useSingleKeys();
  return (
    <Dialog title="Kortkommandon" onClose={onClose}>
      <CheckboxField
        label="Snabbtangenter"
        name="singleKeys"
        hint="En bokstav eller ett tecken utan Ctrl, som n, s, ? och /. Stäng av dem om du dikterar. Gäller den här enheten."
        checked={areOn}
        onChange={({ target }) => setSingleKeys(target.checked)}
      />
      {places.map(({ name, shortcuts }) => (
        <section key={name} className={styles.place}>
          <h3>{name}</h3>
          <dl>
            {shortcuts.map(({ keys, does }) => (
              <div key={does}>
                <dt>{does}</dt>
                <dd>
                  {keys.map((together, index) => (
                    <span key={together.join(' ')}>
                      {index > 0 && 'eller '}
                      {together.map((key) => (
                        <kbd key={key}>{key}</kbd>
                      ))}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
