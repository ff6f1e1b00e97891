import type { Entry } from '@/domain/values/live';
import type { Customer } from '@/domain/register/customer';
import type { SharedDetail } from '@/domain/register/duplicates';
import { formatPhone } from '@/domain/values/phone';
import styles from './MergeDialog.module.css';

interface Suggestion {
  entry: Entry<Customer>;
  because: SharedDetail;
}

const reasons: Record<Suggestion['because'], string> = {
  phone: 'samma telefonnummer',
  email: 'samma e-postadress',
  organisationNumber: 'samma organisationsnummer',
  vatNumber: 'samma VAT-nummer',
};

/** Customers that are probably the same as this one, each with a button to pick it. */
export function MergeSuggestions({
  customers,
  chosen,
  onChoose,
}: {
  customers: Suggestion[];
  chosen: string | null;
  onChoose: (id: string) => void;
}) {
  if (customers.length === 0) return null;
  return (
    <fieldset className={styles.suggestions}>
      <legend>Troligen samma kund</legend>
      {customers.map(({ entry: { id, data }, because }) => (
        <label key={id}>
          <input
            type="radio"
            name="suggestion"
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          <strong>{data.name}</strong>
          <span>
            {[reasons[because], data.phones.slice(0, 1).map(formatPhone), data.address.city]
              .flat()
              .filter(Boolean)
              .join(' · ')}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
