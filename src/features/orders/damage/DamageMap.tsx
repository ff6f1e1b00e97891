import type { MouseEvent } from 'react';
import {
  type Damage,
  type DamageEntry,
  damageLimits,
  damagesOf,
  damageText,
} from '@/domain/order/damage';
import { Button } from '@/ui/controls/Button';
import { CarOutline } from './CarOutline';
import layout from '@/ui/style/layout.module.css';
import styles from './Damage.module.css';

/** A damage that somebody is about to fill in: the mark that is there, or where on the drawing one was pressed. */
export interface AskedDamage {
  entry: DamageEntry | null;
  at: Pick<Damage, 'x' | 'y'> | null;
}

/**
 * The outline of the car with its marks, and a list of them. With `onAsk`, one is put by a press on the drawing or by the
 * button, which needs no pointer, and one that is there is changed.
 */
export function DamageMap({
  damages,
  onAsk,
}: {
  damages: Readonly<Record<string, string>>;
  onAsk: ((asked: AskedDamage) => void) | null;
}) {
  const entries = damagesOf(damages);
  const isFull = entries.length >= damageLimits.count.max;

  function press({ currentTarget, clientX, clientY, detail }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // A press of a key is nowhere on the drawing.
    const isPoint = detail > 0 && width > 0 && height > 0;
    const x = ((clientX - left) / width) * 1000;
    const y = ((clientY - top) / height) * 1000;
    onAsk?.({ entry: null, at: isPoint ? { x, y } : null });
  }

  return (
    <div className={styles.map}>
      {onAsk && !isFull ? (
        <button type="button" className={styles.press} onClick={press}>
          <span className="visuallyHidden">Märk ut en skada. </span>
          <CarOutline entries={entries} />
        </button>
      ) : (
        <CarOutline entries={entries} />
      )}
      <div className={styles.beside}>
        {entries.length === 0 && <p className={layout.quiet}>Inga skador utmärkta.</p>}
        {entries.length > 0 && (
          <ol className={styles.list}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <span>{damageText(entry.damage)}</span>
                {onAsk && (
                  <Button
                    aria-label={`Ändra ${damageText(entry.damage)}`}
                    onClick={() => onAsk({ entry, at: entry.damage })}
                  >
                    Ändra
                  </Button>
                )}
              </li>
            ))}
          </ol>
        )}
        {onAsk && (
          <>
            <p className={layout.quiet}>
              {isFull
                ? `Bilden har plats för ${damageLimits.count.max} skador.`
                : 'Tryck på bilen där skadan är, eller välj platsen i en lista.'}
            </p>
            <div>
              <Button disabled={isFull} onClick={() => onAsk({ entry: null, at: null })}>
                Lägg till skada
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
