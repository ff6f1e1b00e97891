import { type ReactNode, useState } from 'react';
import { type Address, countryOf } from '@/domain/values/address';
import { countryChoices, home } from '@/domain/values/country';
import { Field } from '@/ui/fields/Field';
import { SelectField } from '@/ui/fields/SelectField';
import styles from './AddressFields.module.css';

/** The fields of a customer's address; `beside` stands beside the country. Without `onCountry`, the country stays as it is. */
export function AddressFields({
  address,
  country,
  onCountry,
  isRequired = false,
  beside,
}: {
  address: Address | undefined;
  country: string;
  onCountry: ((country: string) => void) | undefined;
  isRequired?: boolean;
  beside?: ReactNode;
}) {
  const [countries] = useState(() => countryChoices(firstCountry(address)));
  return (
    <>
      <Field
        label="Gatuadress"
        name="address.street"
        defaultValue={address?.street ?? ''}
        autoComplete="off"
        aria-required={isRequired}
      />
      <div className={styles.pair}>
        <Field
          label="Postnummer"
          name="address.postcode"
          defaultValue={address?.postcode ?? ''}
          inputMode={country === home ? 'numeric' : 'text'}
          autoComplete="off"
          aria-required={isRequired && country === home}
        />
        <Field
          label="Ort"
          name="address.city"
          defaultValue={address?.city ?? ''}
          autoComplete="off"
          aria-required={isRequired}
        />
      </div>
      {onCountry ? (
        <div className={styles.pair}>
          <SelectField
            label="Land"
            name="address.country"
            options={countries}
            value={country}
            onChange={({ target }) => onCountry(target.value)}
            autoComplete="off"
          />
          {beside}
        </div>
      ) : (
        <input type="hidden" name="address.country" value={country} />
      )}
    </>
  );
}

/** Reads the fields of an address out of a form. */
export function readAddress(text: (name: string) => string) {
  return {
    street: text('address.street'),
    postcode: text('address.postcode'),
    city: text('address.city'),
    country: text('address.country'),
  };
}

/** The country that a form begins with. */
export function firstCountry(address: Address | undefined): string {
  return address ? countryOf(address) : home;
}
