import { Dialog } from '@/ui/Dialog';
import styles from './Shortcuts.module.css';

/** Each place with its keys: those of one entry are pressed together, and `eller` stands between ways to the same. */
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
      { keys: [['Esc']], does: 'Stäng' },
    ],
  },
  {
    name: 'Kalendern',
    shortcuts: [
      { keys: [['n']], does: 'Ny bokning' },
      { keys: [['Tab']], does: 'Nästa bokning' },
      { keys: [['Retur']], does: 'Öppna bokningen' },
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
];

/** The keys that do something, by where they do it. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Kortkommandon" onClose={onClose}>
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
