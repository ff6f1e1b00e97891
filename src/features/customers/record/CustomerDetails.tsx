import { formatAddress } from '@/domain/values/address';
import type { Customer } from '@/domain/register/customer';
import { formatOrganisationNumber } from '@/domain/values/organisationNumber';
import { canTakeTexts, formatPhone } from '@/domain/values/phone';
import { Detail } from './Detail';
import styles from './RecordPage.module.css';

/** A customer's contact details and other facts. */
export function CustomerDetails({ customer }: { customer: Customer }) {
  const { phones, email, organisationNumber, paymentDays } = customer;
  const address = formatAddress(customer.address);
  return (
    <section className={styles.card} aria-labelledby="details">
      <h2 id="details">Uppgifter</h2>
      <dl>
        <Detail label="Anonymiserad">{customer.statusReason}</Detail>
        <Detail label="Telefon">
          {phones.length > 0 &&
            phones.map((phone) => (
              <p key={phone} className={styles.contact}>
                <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
                {canTakeTexts(phone) && (
                  <a href={`sms:${phone}`} aria-label={`Skicka sms till ${formatPhone(phone)}`}>
                    Sms
                  </a>
                )}
              </p>
            ))}
        </Detail>
        <Detail label="E-post">{email && <a href={mailTo(email)}>{email}</a>}</Detail>
        <Detail label="Adress">
          {address && (
            <p className={styles.contact}>
              <span>{address}</span>
              <a
                href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`}
                target="_blank"
                rel="noreferrer"
              >
                Visa på karta
              </a>
            </p>
          )}
        </Detail>
        <Detail label="Organisationsnummer">
          {organisationNumber && formatOrganisationNumber(organisationNumber)}
        </Detail>
        <Detail label="VAT-nummer">{customer.vatNumber}</Detail>
        <Detail label="Er referens">{customer.reference}</Detail>
        <Detail label="Betalningsvillkor">
          {paymentDays === null ? null : `${paymentDays} dagar`}
        </Detail>
        <Detail label="Anteckningar">
          {customer.notes && <p className={styles.notes}>{customer.notes}</p>}
        </Detail>
      </dl>
      <p className={styles.whenEmpty}>Bara namnet är känt.</p>
    </section>
  );
}

/**
 * A mailto: address; all but the @ is escaped, because a question mark in an address would start a subject
 * and text.
 */
function mailTo(email: string): string {
  return `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
}
