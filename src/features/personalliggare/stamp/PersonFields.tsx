import { useState } from 'react';
import {
  type LedgerNumber,
  type LedgerPersonFields,
  type Relation,
  relationLabels,
  relations,
} from '@/domain/ledger/ledgerPerson';
import { identityKindLabels } from '@/domain/workshop/staff';
import { Field } from '@/ui/Field';
import { SelectField } from '@/ui/SelectField';
import { textOf } from '@/ui/textOf';
import styles from '@/features/personalliggare/Fields.module.css';

/** Who somebody is; the employer too for a hired person, and the number where it is to be filled in. */
export function PersonFields({
  person,
  asksName,
  asksNumber,
}: {
  person?: Pick<LedgerPersonFields, 'name' | 'relation' | 'employerName' | 'employerNumber'>;
  asksName: boolean;
  asksNumber: boolean;
}) {
  const [relation, setRelation] = useState<Relation>(person?.relation ?? 'employee');
  const [kind, setKind] = useState('swedish');
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
      {asksNumber && (
        <div className={styles.pair}>
          <SelectField
            label="Typ av nummer"
            name="identity.kind"
            value={kind}
            onChange={({ target }) => setKind(target.value)}
            options={[
              ['swedish', identityKindLabels.swedish],
              ['foreign', identityKindLabels.foreign],
              ['missing', 'Numret är inte känt'],
            ]}
          />
          {kind !== 'missing' && (
            <Field
              label="Nummer"
              name="identity.number"
              hint={kind === 'swedish' ? 'ÅÅMMDD-NNNN' : 'Till exempel från passet'}
              inputMode={kind === 'swedish' ? 'numeric' : 'text'}
              autoComplete="off"
              spellCheck={false}
              aria-required
            />
          )}
        </div>
      )}
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
  const kind = textOf(data, 'identity.kind');
  const relation = textOf(data, 'relation');
  return {
    name: name ?? textOf(data, 'name'),
    relation,
    identity:
      kind === '' || kind === 'missing' ? null : { kind, number: textOf(data, 'identity.number') },
    ...(relation === 'hired' && {
      employerName: textOf(data, 'employerName'),
      employerNumber: textOf(data, 'employerNumber'),
    }),
  };
}

/** The number of a draft; one that is missing where nobody knows it. */
export function numberOf(identity: Pick<LedgerNumber, 'kind' | 'number'> | null): LedgerNumber {
  return identity ?? { kind: 'missing', number: null };
}
