import type { Entry } from '@/domain/values/live';
import type { Customer, CustomerDraft } from '@/domain/register/customer';
import { formatRegistrationNumber } from '@/domain/values/registrationNumber';
import type { Vehicle } from '@/domain/register/vehicle';
import { Button } from '@/ui/controls/Button';
import { Icon } from '@/ui/icons/Icon';
import { checkIcon } from '@/ui/icons/icons';
import { Plate } from '@/ui/controls/Plate';
import { customerLines } from '@/domain/register/customerLines';
import layout from '@/ui/style/layout.module.css';
import styles from './MergeDialog.module.css';
import { Notice } from './Notice';
import { relationLabels, relationsTo } from '@/domain/register/relations';

/**
 * Shows two customers side by side before a merge: the values that stay, the values that are lost, the
 * vehicles that move.
 */
export function MergePreview({
  kept,
  gone,
  moving,
  merge: { result, left },
  onSwap,
}: {
  kept: Entry<Customer>;
  gone: Entry<Customer>;
  /** The vehicles that name the customer that disappears. */
  moving: Entry<Vehicle>[];
  merge: { result: CustomerDraft; left: string[] };
  onSwap: () => void;
}) {
  const lines = customerLines
    .map(([label, values]) => ({
      label,
      cards: [values(kept.data), values(gone.data)],
      stays: new Set(values(result).map((text) => text.toLowerCase())),
    }))
    .filter(({ cards }) => cards.some((texts) => texts.length > 0));

  return (
    <section className={styles.preview} aria-labelledby="merge-preview">
      <div className={layout.head}>
        <h3 id="merge-preview">Så blir det</h3>
        <Button onClick={onSwap}>Behåll det andra kortet</Button>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              Blir kvar <strong>{kept.data.name}</strong>
            </th>
            <th scope="col">
              Slås ihop med det <strong>{gone.data.name}</strong>
            </th>
          </tr>
        </thead>
        {lines.map(({ label, cards, stays }) => (
          <tbody key={label}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {label}
              </th>
            </tr>
            <tr>
              {cards.map((texts, card) => (
                <td key={card}>
                  {texts.map((text, place) => (
                    <Value key={place} text={text} stays={stays.has(text.toLowerCase())} />
                  ))}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <Notice>
        {left.length > 0 && (
          <>
            <p>Det här försvinner:</p>
            <ul>
              {left.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </Notice>
      {moving.length > 0 ? (
        <div className={styles.moving}>
          <p>Flyttas till {kept.data.name}:</p>
          <ul>
            {moving.map(({ id, data }) => (
              <li key={id}>
                <Plate number={formatRegistrationNumber(data.registrationNumber)} />
                {relationsTo(data, gone.id)
                  .map((relation) => relationLabels[relation])
                  .join(', ')}
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p>Inga fordon flyttas: {gone.data.name} har inga.</p>
      )}
    </section>
  );
}

function Value({ text, stays }: { text: string; stays: boolean }) {
  return stays ? (
    <p className={styles.stays}>
      <Icon d={checkIcon} size={14} />
      {text}
    </p>
  ) : (
    <p className={styles.lost}>
      <s>{text}</s>
      <span className="visuallyHidden"> försvinner</span>
    </p>
  );
}
