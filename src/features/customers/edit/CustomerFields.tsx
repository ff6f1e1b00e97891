import { useState } from 'react';
import { AddressFields, firstCountry } from '@/components/AddressFields';
import type { Entry } from '@/domain/values/live';
import {
  type Customer,
  type CustomerKind,
  customerKindLabels,
  customerKinds,
} from '@/domain/register/customer';
import { home, isInUnion } from '@/domain/values/country';
import { formatOrganisationNumber } from '@/domain/values/organisationNumber';
import { formatPhone } from '@/domain/values/phone';
import { parseForeignVatNumber } from '@/domain/values/vatNumber';
import { Field } from '@/ui/fields/Field';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import styles from './CustomerFields.module.css';
import { DuplicateNotice } from './DuplicateNotice';
import { PhoneFields } from './PhoneFields';
import { TagsField } from './TagsField';

/** The fields of a customer; below phone, email and number stand other customers that have the same. */
export function CustomerFields({ former }: { former: Entry<Customer> | undefined }) {
  const { id, data } = former ?? {};
  const [kind, setKind] = useState<CustomerKind>(data?.kind ?? 'private');
  const [number, setNumber] = useState(
    data?.organisationNumber ? formatOrganisationNumber(data.organisationNumber) : '',
  );
  const [vatNumber, setVatNumber] = useState(data?.vatNumber ?? '');
  const [phones, setPhones] = useState(data?.phones.length ? data.phones.map(formatPhone) : ['']);
  const [country, setCountry] = useState(firstCountry(data?.address));
  const [email, setEmail] = useState(data?.email ?? '');

  return (
    <>
      <Field label="Namn" name="name" defaultValue={data?.name} autoComplete="off" aria-required />
      <fieldset className={styles.kinds}>
        <legend>Typ</legend>
        {customerKinds.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="kind"
              value={each}
              checked={each === kind}
              onChange={() => setKind(each)}
            />
            {customerKindLabels[each]}
          </label>
        ))}
      </fieldset>
      {/* The fields are hidden, not removed: a person who switches type and back keeps the typed text. */}
      <div className={styles.pair} hidden={kind !== 'company'}>
        <div hidden={country !== home}>
          <Field
            label="Organisationsnummer"
            name="organisationNumber"
            value={number}
            onChange={({ target }) => setNumber(target.value)}
            inputMode="numeric"
            autoComplete="off"
          />
          <DuplicateNotice of={{ id, organisationNumber: number }} />
        </div>
        <Field
          label="Er referens"
          name="reference"
          defaultValue={data?.reference ?? ''}
          autoComplete="off"
        />
      </div>
      <div>
        <PhoneFields phones={phones} onChange={setPhones} />
        <DuplicateNotice of={{ id, phones }} />
      </div>
      <div>
        {/* The type `email` would not do: browsers rewrite å, ä and ö in such a field. */}
        <Field
          label="E-post"
          name="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
        />
        <DuplicateNotice of={{ id, email }} />
      </div>
      <AddressFields
        address={data?.address}
        country={country}
        onCountry={setCountry}
        beside={
          <div hidden={kind !== 'company' || country === home}>
            <Field
              label="VAT-nummer"
              name="vatNumber"
              value={vatNumber}
              onChange={({ target }) => setVatNumber(target.value)}
              hint={
                isInUnion(country)
                  ? 'Krävs för faktura utan svensk moms. Kontrollera i VIES att det gäller.'
                  : 'Krävs för faktura utan svensk moms.'
              }
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck="false"
            />
            <DuplicateNotice of={{ id, vatNumber: storedVatNumber(vatNumber, country) }} />
          </div>
        }
      />
      <Field
        label="Betalningsvillkor"
        name="paymentDays"
        defaultValue={data?.paymentDays ?? ''}
        hint="Antal dagar. Tomt om verkstadens vanliga gäller."
        inputMode="numeric"
        autoComplete="off"
      />
      <TagsField tags={data?.tags ?? []} />
      <TextAreaField label="Anteckningar" name="notes" defaultValue={data?.notes ?? ''} rows={4} />
    </>
  );
}

/** A typed VAT number as it would be stored; null for one that is none. */
function storedVatNumber(typed: string, country: string): string | null {
  const read = parseForeignVatNumber(typed, country);
  return read.ok ? read.value : null;
}
