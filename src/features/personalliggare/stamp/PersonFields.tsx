import { type ReactNode, useState } from 'react';
import {
  type LedgerPersonFields,
  type Relation,
  relationLabels,
  relations,
} from '@/domain/ledger/ledgerPerson';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import { textOf } from '@/ui/behaviour/textOf';
import styles from '@/features/personalliggare/fields/Fields.module.css';

/** The fields about a person: the name where it is asked for, `number` beneath it, the relation and a hired person's employer. */
export function PersonFields({
  person,
  asksName,
  number,
}: {
  person?: Pick<LedgerPersonFields, 'name' | 'relation' | 'employerName' | 'employerNumber'>;
  asksName: boolean;
  /** The fields for the number, where it is to be filled in. */
  number: ReactNode;
}) {
  const [relation, setRelation] = useState<Relation>(person?.relation ?? 'employee');
  return (
    <div className={styles.fields}>
      {asksName && (
        <Field
          label="Namn"
          name="name"
          defaultValue={person?.name}
          autoComplete="off"
          aria-required
        />
      )}
      {number}
      <SelectField
        label="Anknytning"
        name="relation"
        value={relation}
        onChange={({ target }) =>
          setRelation(relations.find((each) => each === target.value) ?? relation)
        }
        options={relations.map((each) => [each, relationLabels[each]] as const)}
      />
      {relation === 'hired' && (
        <div className={styles.pair}>
          <Field
            label="Arbetsgivare"
            name="employerName"
            defaultValue={person?.employerName ?? ''}
            autoComplete="off"
            aria-required
          />
          <Field
            label="Arbetsgivarens organisationsnummer"
            name="employerNumber"
            defaultValue={person?.employerNumber ?? ''}
            autoComplete="off"
            aria-required
          />
        </div>
      )}
    </div>
  );
}

/** Reads the fields into an object for `ledgerPersonDraft` to parse; `name` where it is not asked for. */
export function readPerson(data: FormData, name?: string) {
  const relation = textOf(data, 'relation');
  return {
    name: name ?? textOf(data, 'name'),
    relation,
    ...(relation === 'hired' && {
      employerName: textOf(data, 'employerName'),
      employerNumber: textOf(data, 'employerNumber'),
    }),
  };
}
