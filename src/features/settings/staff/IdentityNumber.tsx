import { useState } from 'react';
import type { StaffCard } from '@/data/settings/staff';
import {
  formatPersonalIdentityNumber,
  maskPersonalIdentityNumber,
} from '@/domain/values/personalIdentityNumber';
import type { StaffIdentityDraft } from '@/domain/workshop/staff';
import styles from './IdentityNumber.module.css';

/** The identity number without its secret part: `850709-••••`, and no digits of a foreign number. */
export function maskedIdentity({ kind, number }: StaffIdentityDraft): string {
  return kind === 'swedish' ? maskPersonalIdentityNumber(number) : 'Utländskt nummer ••••';
}

/** An identity number, masked until the person asks to see it. */
export function IdentityNumber({
  identity,
  name,
}: {
  identity: StaffCard['identity'];
  name: string;
}) {
  const [isShown, setIsShown] = useState(false);
  if (identity === undefined) return <span>Numret är inte hämtat än</span>;
  if (identity === null) return <span>Identitetsnummer saknas</span>;
  const { kind, number } = identity;
  const shown = kind === 'swedish' ? formatPersonalIdentityNumber(number) : number;
  return (
    <span className={styles.number}>
      {isShown ? shown : maskedIdentity(identity)}
      <button
        type="button"
        aria-label={`${isShown ? 'Dölj' : 'Visa'} identitetsnumret för ${name}`}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Dölj' : 'Visa'}
      </button>
    </span>
  );
}
