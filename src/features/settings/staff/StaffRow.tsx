import type { StaffCard } from '@/data/settings/staff';
import { formatPhone } from '@/domain/values/phone';
import { Chip } from '@/ui/controls/Chip';
import { IdentityNumber } from './IdentityNumber';
import layout from '@/ui/style/layout.module.css';
import styles from './StaffRow.module.css';

/** A person on the staff in a list: name, state, telephone, services and, with `showsNumber`, the identity number. */
export function StaffRow({
  card,
  skills,
  showsNumber,
}: {
  card: StaffCard;
  /** The services that the person does, as text. */
  skills: string;
  showsNumber: boolean;
}) {
  const { name, phone, isActive, identity } = card;
  return (
    <div className={styles.row}>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div className={styles.text}>
        <p className={layout.name}>
          {name}
          {!isActive && <Chip kind="quiet">Inaktiv</Chip>}
        </p>
        <p className={styles.details}>
          {phone === null ? 'Ingen telefon' : <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
          <span>{skills}</span>
          {showsNumber && <IdentityNumber identity={identity} name={name} />}
        </p>
      </div>
    </div>
  );
}

function initialsOf(name: string): string {
  const words = name.split(' ');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0] ?? '').join('');
}
